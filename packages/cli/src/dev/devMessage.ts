import { demoSubscriber } from '../../../../demo/server/seed.ts';

/** What the command says once the platform runs: its address, where messages are kept, and three ways to send one. */
export function devMessage(
  url: string,
  dataDir: string | null,
  keys: { readonly apiKey: string; readonly applicationIdentifier: string },
): string {
  const { subscriberId } = demoSubscriber;
  const body = {
    name: 'message',
    to: { subscriberId },
    payload: { subject: 'Hello', content: 'It is **live**.' },
  };
  return `
carillon local platform: ${url}
${dataDir === null ? 'Messages are in memory and end with this process; --data <folder> keeps them.' : `Messages are kept in ${dataDir}.`}

Open that address, and send its reader a message in one of three ways:

1. Press a button of the page.

2. In another terminal:
   curl -X POST ${url}/v1/events/trigger \\
     -H 'Authorization: ApiKey ${keys.apiKey}' -H 'Content-Type: application/json' \\
     -d '${JSON.stringify(body)}'

3. In code that runs on a server:
   await fetch('${url}/v1/events/trigger', {
     method: 'POST',
     headers: { Authorization: 'ApiKey ${keys.apiKey}', 'Content-Type': 'application/json' },
     body: JSON.stringify(${JSON.stringify(body)}),
   });

In an app of your own:
   <InboxProvider applicationIdentifier="${keys.applicationIdentifier}" subscriberId="${subscriberId}"
     backendUrl="${url}" socketUrl="${url}">

Ctrl-C ends it.`;
}
