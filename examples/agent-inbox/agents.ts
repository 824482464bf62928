// Three agents that follow a script: a run of AG-UI stops to ask, and the next one goes on with the answers.
import { type BaseEvent, EventType, type Interrupt, type RunAgentInput } from '@ag-ui/core';

/** What an agent asks, the call that it proposes, and what it says when it goes on with the payloads of the answers. */
interface Script {
  readonly asks: readonly Interrupt[];
  readonly call?: { readonly id: string; readonly name: string; readonly args: object };
  readonly goOn: (...payloads: readonly { readonly [member: string]: string }[]) => string;
}

const flights = ['TP531: 7:10, 120 €', 'LH1166: 9:40, 180 €', 'FR9: 22:15, 40 €'];
const oneOf = flights.map((title) => ({ const: title.split(':')[0], title }));
const day = { type: 'string', format: 'date', title: 'Day' };
const edits = { approved: { type: 'boolean' }, editedArgs: { type: 'object' } };
const mail = { to: 'grace@example.com', subject: 'Your ship', body: 'It is ready.' };
const schema = (properties: object, ...required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
});

export const scripts: { readonly [agent: string]: Script } = {
  // A call that is approved or declined.
  Refunds: {
    asks: [{ id: 'refund', reason: 'tool_call', toolCallId: 'c1', message: 'Refund 40 € to Ada?' }],
    call: { id: 'c1', name: 'refund', args: { to: 'Ada', amount: 40 } },
    goOn: (refund) => (refund?.approved ? 'Ada has got 40 € back' : 'Ada has got nothing back'),
  },
  // One of a few.
  Travel: {
    asks: [
      {
        id: 'flight',
        reason: 'input_required',
        message: 'Which flight to Lisbon?',
        responseSchema: schema({ flight: { type: 'string', oneOf } }, 'flight'),
      },
    ],
    goOn: (choice) => `Booked: ${choice?.flight}`,
  },
  // Two at once: a call whose arguments can be edited, and a form.
  Mail: {
    asks: [
      {
        id: 'mail',
        reason: 'tool_call',
        toolCallId: 'c1',
        message: 'Send this mail to Grace?',
        responseSchema: schema(edits, 'approved'),
      },
      { id: 'when', reason: 'input_required', message: 'When?', responseSchema: schema({ day }, 'day') },
    ],
    call: { id: 'c1', name: 'sendMail', args: mail },
    goOn: (sent, when) =>
      sent?.approved ? `${JSON.stringify(sent.editedArgs)} goes out on ${when?.day}` : 'No mail was sent',
  },
};

/** The threads that wait for an answer. */
const waiting = new Set<string>();

/** The events of a run, one by one. */
export function* runAgent(name: string, { threadId, runId, resume }: RunAgentInput): Generator<BaseEvent> {
  const event = (type: EventType, members: object): BaseEvent => ({ type, ...members });
  yield event(EventType.RUN_STARTED, { threadId, runId });
  const { asks, call, goOn } = scripts[name] ?? { asks: [], goOn: () => '' };
  const answers = asks.flatMap(({ id }) => resume?.find((one) => one.interruptId === id) ?? []);
  if (waiting.has(threadId) !== (resume !== undefined) || (resume && answers.length !== asks.length)) {
    yield event(EventType.RUN_ERROR, { message: 'That is not what was asked' });
  } else if (resume === undefined) {
    waiting.add(threadId);
    if (call) {
      yield event(EventType.TOOL_CALL_START, { toolCallId: call.id, toolCallName: call.name });
      yield event(EventType.TOOL_CALL_ARGS, { toolCallId: call.id, delta: JSON.stringify(call.args) });
      yield event(EventType.TOOL_CALL_END, { toolCallId: call.id });
    }
    yield event(EventType.RUN_FINISHED, {
      threadId,
      runId,
      outcome: { type: 'interrupt', interrupts: asks },
    });
  } else {
    waiting.delete(threadId);
    const said = { messageId: `${runId}-said` };
    yield event(EventType.TEXT_MESSAGE_START, { ...said, role: 'assistant' });
    yield event(EventType.TEXT_MESSAGE_CONTENT, {
      ...said,
      delta: goOn(...answers.map((one) => one.payload ?? {})),
    });
    yield event(EventType.TEXT_MESSAGE_END, said);
    yield event(EventType.RUN_FINISHED, { threadId, runId, outcome: { type: 'success' } });
  }
}
