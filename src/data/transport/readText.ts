/** How much of an answer is read, in characters. @source docs/protocol.md#failures */
const maxText = 20_000_000;

/** The text of an answer, of a longer one so many characters: cut JSON is none. */
export async function readText(
  response: Pick<Response, 'text'> & { readonly body?: Response['body'] | undefined },
): Promise<string> {
  // Some frameworks have no streams.
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = reader ? '' : await response.text();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > maxText) {
      break;
    }
  }
  void reader?.cancel();
  return text.slice(0, maxText);
}
