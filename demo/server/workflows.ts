import { generalMessage } from './workflows/generalMessage.ts';
import { teamWorkflows } from './workflows/teamWorkflows.ts';
import {
  inAppAndEmail,
  systemIcon,
  text,
  texts,
  threadOf,
  type Workflow,
  word,
} from './workflows/workflow.ts';

/** Every workflow of the demo; a new one is a new entry here. */
export const workflows: readonly Workflow[] = [
  generalMessage,
  {
    identifier: 'comment',
    name: 'Comments and mentions',
    tags: ['collaboration'],
    steps: [...inAppAndEmail, { channel: 'push' }],
    payload: {
      required: ['author', 'document', 'comment'],
      properties: { author: word, document: word, comment: word, url: word, thread: word },
    },
    compose: (payload) => ({
      subject: `${text(payload, 'author')} mentioned you`,
      content: `In [${text(payload, 'document')}](${text(payload, 'url', '/documents')}): ${text(payload, 'comment')}`,
      cta: { url: text(payload, 'url', '/documents') },
      feedIdentifier: 'mentions',
      ...threadOf(payload),
    }),
  },
  {
    identifier: 'file-shared',
    name: 'File activity',
    tags: ['collaboration'],
    steps: inAppAndEmail,
    payload: {
      required: ['author', 'file'],
      properties: { author: word, file: word, size: word, note: word, url: word },
    },
    compose: (payload) => ({
      subject: `${text(payload, 'author')} shared a file`,
      content: [`${text(payload, 'file')} (${text(payload, 'size', 'link')})`, text(payload, 'note')]
        .filter(Boolean)
        .join('\n\n'),
      cta: { url: text(payload, 'url', '/files') },
    }),
  },
  {
    identifier: 'invitation',
    name: 'Invitations',
    tags: ['collaboration'],
    steps: inAppAndEmail,
    payload: {
      required: ['author', 'project'],
      properties: { author: word, project: word, access: word, url: word },
    },
    compose: (payload) => ({
      subject: `${text(payload, 'author')} invited you to ${text(payload, 'project')}`,
      content: text(payload, 'access', 'You can now see the roadmap and comment on it.'),
      cta: { url: text(payload, 'url', '/projects') },
    }),
  },
  {
    identifier: 'invoice',
    name: 'Invoices and payments',
    tags: ['billing'],
    steps: inAppAndEmail,
    payload: {
      required: ['number', 'amount'],
      properties: { number: word, amount: word, status: { enum: ['paid', 'due', 'failed'] }, due: word },
    },
    compose: (payload) => {
      const number = text(payload, 'number');
      const amount = text(payload, 'amount');
      const about = { cta: { url: `/billing/invoices/${number}` }, feedIdentifier: 'billing' };
      switch (text(payload, 'status', 'paid')) {
        case 'due':
          return {
            ...about,
            subject: 'Invoice ready',
            content: `**${number}** for **${amount}** is due on ${text(payload, 'due', 'the 1st')}.`,
            actor: systemIcon('info'),
          };
        case 'failed':
          return {
            ...about,
            subject: 'Payment failed',
            content: `The card for **${number}** (${amount}) was declined. We try again in three days.`,
            actor: systemIcon('error'),
            buttons: [
              {
                type: 'primary',
                content: 'Update card',
                url: '/billing/card',
                resultContent: 'Card updated',
              },
            ],
          };
        default:
          return {
            ...about,
            subject: 'Invoice paid',
            content: `${number} was paid in full (**${amount}**). Thank you!`,
            actor: systemIcon('success'),
          };
      }
    },
  },
  {
    identifier: 'deployment',
    name: 'Deployments',
    tags: ['engineering'],
    severity: 'medium',
    steps: [...inAppAndEmail, { channel: 'chat' }],
    payload: {
      required: ['release'],
      properties: { release: word, environment: word, checks: word, url: word },
    },
    compose: (payload) => ({
      subject: 'Deployment needs approval',
      content: `\`${text(payload, 'release')}\` is waiting in ${text(payload, 'environment', 'production')}. ${text(payload, 'checks', 'Checks passed on 3 of 3 regions.')}`,
      actor: systemIcon('warning'),
      cta: { url: text(payload, 'url', '/deployments') },
      buttons: [
        { type: 'primary', content: 'Approve', resultContent: 'Approved' },
        { type: 'secondary', content: 'Dismiss', resultContent: 'Dismissed' },
      ],
      feedIdentifier: 'alerts',
    }),
  },
  {
    identifier: 'digest',
    name: 'Weekly digest',
    tags: ['summary'],
    steps: inAppAndEmail,
    payload: {
      required: ['highlights'],
      properties: { period: word, highlights: { type: 'array', minItems: 1, maxItems: 20, items: word } },
    },
    compose: (payload) => ({
      subject: `Your ${text(payload, 'period', 'week')} in review`,
      content: texts(payload, 'highlights')
        .map((line) => `- ${line}`)
        .join('\n'),
      actor: systemIcon('up'),
    }),
  },
  {
    identifier: 'long-read',
    name: 'Product news',
    tags: ['news'],
    steps: inAppAndEmail,
    payload: { required: ['title', 'body'], properties: { title: word, body: word, url: word } },
    compose: (payload) => ({
      subject: text(payload, 'title'),
      content: text(payload, 'body'),
      actor: systemIcon('info'),
      cta: { url: text(payload, 'url', '/news') },
    }),
  },
  {
    identifier: 'security-alert',
    name: 'Sign-in alerts',
    critical: true,
    severity: 'high',
    tags: ['security'],
    steps: [...inAppAndEmail, { channel: 'sms' }],
    payload: { required: ['device', 'place'], properties: { device: word, place: word } },
    compose: (payload) => ({
      subject: 'New sign-in to your account',
      content: `Someone signed in from **${text(payload, 'device')}** in ${text(payload, 'place')}. If this was not you, [secure your account](/security) now.`,
      actor: systemIcon('warning'),
      buttons: [
        { type: 'primary', content: 'It was me', resultContent: 'Confirmed' },
        { type: 'secondary', content: 'Not me', url: '/security' },
      ],
      feedIdentifier: 'alerts',
    }),
  },
  ...teamWorkflows,
  {
    identifier: 'paused',
    name: 'Monthly newsletter',
    tags: ['news'],
    steps: [
      { channel: 'in_app', active: false },
      { channel: 'email', active: false },
    ],
    payload: { properties: {} },
    compose: () => ({ content: 'The newsletter is being rewritten.' }),
  },
  {
    identifier: 'retired',
    name: 'Retired campaign',
    active: false,
    tags: ['news'],
    steps: [{ channel: 'in_app' }],
    payload: { properties: {} },
    compose: () => ({ content: 'This campaign has ended.' }),
  },
  {
    identifier: 'empty',
    name: 'A workflow without steps',
    tags: [],
    steps: [],
    payload: { properties: {} },
    compose: () => ({ content: '' }),
  },
];
