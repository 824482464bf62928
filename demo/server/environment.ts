/** The environment and the organization of a platform, to which all its data belongs. */
export interface Environment {
  environmentId: string;
  organizationId: string;
}
