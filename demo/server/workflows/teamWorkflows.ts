import { inAppAndEmail, systemIcon, text, threadOf, type Workflow, word } from './workflow.ts';

/** How each state of a build is told. */
const buildStates = {
  running: { said: 'is running', icon: 'info', content: 'Tests began on 4 machines.' },
  failed: { said: 'failed', icon: 'error', content: '**2 of 214** tests failed.' },
  passed: { said: 'passed', icon: 'success', content: 'All 214 tests passed.' },
} as const;

const states: readonly string[] = Object.keys(buildStates);

/** Workflows of a team at work: a question that several people ask, and a state that the next one replaces. */
export const teamWorkflows: readonly Workflow[] = [
  {
    identifier: 'expense',
    name: 'Expenses',
    tags: ['approvals'],
    steps: inAppAndEmail,
    payload: {
      required: ['author', 'number', 'purpose', 'amount'],
      properties: { author: word, number: word, purpose: word, amount: word },
    },
    compose: (payload) => ({
      subject: `Expense ${text(payload, 'number')} needs approval`,
      content: `${text(payload, 'author')}: ${text(payload, 'purpose')}, **${text(payload, 'amount')}**.`,
      cta: { url: `/expenses/${text(payload, 'number')}` },
      buttons: [
        { type: 'primary', content: 'Approve', resultContent: 'Approved' },
        { type: 'secondary', content: 'Decline', resultContent: 'Declined' },
      ],
      // The inbox API gives hosts this, and the widget protocol the payload.
      data: { purpose: text(payload, 'purpose'), amount: text(payload, 'amount') },
    }),
  },
  {
    identifier: 'build',
    name: 'Builds',
    tags: ['engineering'],
    steps: inAppAndEmail,
    payload: {
      required: ['branch', 'state'],
      properties: { branch: word, state: { enum: states }, thread: word },
    },
    compose: (payload) => {
      const { said, icon, content } = stateOf(text(payload, 'state'));
      return {
        subject: `The build of ${text(payload, 'branch')} ${said}`,
        content,
        actor: systemIcon(icon),
        cta: { url: '/builds' },
        ...threadOf(payload),
      };
    },
  },
];

function stateOf(name: string) {
  return name === 'failed' || name === 'passed' ? buildStates[name] : buildStates.running;
}
