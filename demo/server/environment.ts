/** The environment and the organization that everything of one platform belongs to. */
export interface Environment {
  environmentId: string;
  organizationId: string;
}
