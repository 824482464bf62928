import type { DevtoolsControls } from './DevtoolsControls.ts';

/** Where the local platform is, and for whom. */
export interface PlatformControlsOptions {
  /** Its address, as the inbox has it: `http://127.0.0.1:4170`. */
  readonly backendUrl: string;
  /** The reader who gets the messages. */
  readonly subscriberId: string;
  /** The key of the local platform, which is no secret. Never that of a real one: the page can be read. @default 'demo-key' */
  readonly apiKey?: string | undefined;
}

/**
 * The buttons of the tools for the local platform (`npm start`): a message by its workflow `message`, and calls that fail with 503 before
 * they leave the page.
 */
export function platformControls({
  backendUrl,
  subscriberId,
  apiKey = 'demo-key',
}: PlatformControlsOptions): DevtoolsControls {
  const base = backendUrl.replace(/\/+$/, '');
  let sent = 0;
  return {
    async sendMessage() {
      sent += 1;
      const payload = { subject: `Message ${sent}`, content: 'Sent by the devtools.' };
      const answer = await fetch(`${base}/v1/events/trigger`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `ApiKey ${apiKey}` },
        body: JSON.stringify({ name: 'message', to: { subscriberId }, payload }),
      });
      if (!answer.ok) {
        throw new Error(
          `carillon: the platform at ${base} answered ${answer.status}, so no message was sent. ` +
            'Is it the local one (`npm start`), and `apiKey` its API_KEY?',
        );
      }
    },
    failCalls() {
      const { fetch: real } = globalThis;
      const failing: typeof fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        return url.startsWith(`${base}/`)
          ? Response.json({ statusCode: 503, message: 'Broken by the devtools' }, { status: 503 })
          : real(input, init);
      };
      globalThis.fetch = failing;
      return () => {
        // What somebody has put in its place since stays.
        if (globalThis.fetch === failing) {
          globalThis.fetch = real;
        }
      };
    },
  };
}
