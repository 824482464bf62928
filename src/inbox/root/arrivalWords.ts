import { attentionWords, type Translator } from '../../locales/index.ts';

/** What is announced of one message that has come, in the language of the inbox. Fails where its words could not be fetched. */
export async function arrivalWords(translator: Translator, title: string): Promise<string> {
  return (await attentionWords.load(translator)).text('arrived', { title });
}
