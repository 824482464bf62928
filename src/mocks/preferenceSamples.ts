import type { Channel } from '../platform-constants/index.ts';

/** The fields in which a sample preference differs. */
export interface PreferenceSample {
  /** Trigger identifier of a workflow of the message samples. */
  readonly workflow: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly critical?: boolean;
  /** The channels of the workflow's active steps, and whether the subscriber has them on. */
  readonly channels: Readonly<Partial<Record<Channel, boolean>>>;
}

/** Workflows of the application that the sample messages come from. */
export const preferenceSamples: readonly PreferenceSample[] = [
  {
    workflow: 'comment-mention',
    name: 'Comments and mentions',
    tags: ['collaboration'],
    channels: { in_app: true, email: true, push: true },
  },
  {
    workflow: 'file-shared',
    name: 'File activity',
    tags: ['collaboration'],
    channels: { in_app: true, email: false },
  },
  {
    workflow: 'project-invitation',
    name: 'Invitations',
    tags: ['collaboration', 'people'],
    channels: { in_app: true, email: true },
  },
  {
    workflow: 'sign-in-alert',
    name: 'Sign-in alerts',
    tags: ['security'],
    critical: true,
    channels: { in_app: true, email: true, sms: true },
  },
  {
    workflow: 'deployment-approval',
    name: 'Deployments',
    tags: ['engineering'],
    channels: { in_app: true, email: false, chat: true },
  },
  {
    workflow: 'build-failed',
    name: 'Failed builds',
    tags: ['engineering'],
    channels: { in_app: true, chat: true },
  },
  {
    workflow: 'invoice-paid',
    name: 'Invoices and payments',
    tags: ['billing'],
    channels: { in_app: true, email: true },
  },
  {
    workflow: 'storage-limit',
    name: 'Storage warnings',
    tags: ['billing'],
    critical: true,
    channels: { in_app: true, email: true },
  },
  {
    workflow: 'weekly-digest',
    name: 'Weekly digest',
    tags: [],
    channels: { in_app: false, email: true },
  },
];
