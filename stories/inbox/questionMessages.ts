import type { InboxMessage, MessageAnswer } from '../../src/data/index.ts';
import { answers, teamMessage } from './teamMessages.ts';

const release: readonly MessageAnswer[] = [
  { id: 'ship', look: 'primary', label: 'Ship it', resultLabel: 'Shipped' },
  { id: 'wait', label: 'Wait for Monday', resultLabel: 'Put off to Monday' },
  { id: 'small', label: 'To 5 % first', resultLabel: 'Shipped to 5 %' },
  { id: 'ask', label: 'Ask Maya', resultLabel: 'Asked Maya' },
  { id: 'drop', look: 'danger', label: 'Drop the release', resultLabel: 'Dropped' },
];

/** What a payment has to say before it can be made. */
export const payment = {
  type: 'object',
  properties: {
    amount: {
      type: 'number',
      title: 'Amount',
      description: 'In euros',
      minimum: 1,
      maximum: 500,
      default: 120,
    },
    account: {
      type: 'string',
      title: 'Account',
      oneOf: [
        { const: 'team', title: 'Team' },
        { const: 'travel', title: 'Travel' },
      ],
    },
    day: { type: 'string', title: 'Pay on', format: 'date' },
    mail: { type: 'string', title: 'Receipt to', format: 'email' },
    tell: {
      type: 'array',
      title: 'Tell',
      items: { enum: ['jonas', 'maya'], enumNames: ['Jonas', 'Maya'] },
      maxItems: 1,
    },
    urgent: { type: 'boolean', title: 'Urgent' },
  },
  required: ['amount', 'account'],
} as const;

/** Questions of people and of agents: five answers, a form, several parts, one that is closed, and one that was answered. */
export function questionMessages(): readonly InboxMessage[] {
  return [
    teamMessage('release', 2, {
      kind: 'release',
      title: 'Release 4.2 is ready',
      body: 'All checks passed. Two changes touch the checkout.',
      sender: { firstName: 'Release', lastName: 'agent' },
      answers: release,
    }),
    teamMessage('payment', 5, {
      kind: 'payment',
      title: 'Pay the invoice of Northwind?',
      body: 'It is due on Friday.',
      sender: { firstName: 'Billing', lastName: 'agent' },
      answers: [
        { id: 'pay', look: 'primary', label: 'Pay', resultLabel: 'Paid', fields: payment },
        { id: 'no', label: 'Decline', resultLabel: 'Declined' },
      ],
    }),
    teamMessage('trip', 9, {
      kind: 'trip',
      title: 'Book the trip to Porto?',
      sender: { firstName: 'Travel', lastName: 'agent' },
      parts: [
        {
          id: 'flight',
          title: 'Fly on Monday at 9:40?',
          answers: [
            { id: 'yes', label: 'Book it' },
            { id: 'no', label: 'Another day' },
          ],
        },
        {
          id: 'hotel',
          title: 'Stay at the Ribeira?',
          answers: [
            {
              id: 'yes',
              label: 'Book it',
              fields: {
                properties: { nights: { type: 'integer', title: 'Nights', minimum: 1 } },
                required: ['nights'],
              },
            },
            { id: 'no', label: 'Somewhere else' },
          ],
        },
      ],
    }),
    teamMessage('access', 60, {
      kind: 'access',
      title: 'Jonas asks for access to production',
      sender: { firstName: 'Jonas', lastName: 'Lind' },
      answers: [
        { id: 'grant', look: 'primary', label: 'Grant', resultLabel: 'Granted' },
        { id: 'deny', label: 'Deny', resultLabel: 'Denied' },
      ],
      answered: { id: 'grant', by: 'Maya', at: new Date(Date.now() - 120_000).toISOString() },
      read: true,
    }),
    teamMessage('old', 90, {
      kind: 'access',
      title: 'Tom asks for access to staging',
      sender: { firstName: 'Tom', lastName: 'Baker' },
      answers: [{ id: 'grant', look: 'primary', label: 'Grant', resultLabel: 'Granted' }],
      withdrawnAt: new Date(Date.now() - 60_000).toISOString(),
      read: true,
    }),
  ];
}

/** Fifty open questions of four kinds, which the first part of their ids names. */
export function fiftyQuestions(): readonly InboxMessage[] {
  const kinds: Readonly<Record<string, Partial<InboxMessage>>> = {
    expense: { title: 'Two nights in Lisbon, € 412', answers },
    release: { title: 'Release 4.2 is ready', answers: release },
    reminder: { title: 'Renew the certificate?', answers },
    payment: {
      title: 'Pay the invoice of Northwind?',
      answers: [
        {
          id: 'pay',
          look: 'primary',
          label: 'Pay',
          resultLabel: 'Paid',
          fields: { properties: { amount: payment.properties.amount }, required: ['amount'] },
        },
      ],
    },
  };
  const order = [...Array(25).fill('expense'), ...Array(15).fill('release'), ...Array(5).fill('reminder')];
  return [...order, ...Array(5).fill('payment')].map((kind: string, index) =>
    teamMessage(`${kind}-${index}`, index + 1, { kind, ...kinds[kind] }),
  );
}
