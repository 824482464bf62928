import { type InboxMessage, senderName } from '../../data/index.ts';
import { type ContentFormat, htmlFormat, markdownFormat } from '../../primitives/index.ts';
import { createFolded, type Folded } from './createSearch.ts';

/** The words of a body, without the marks and the addresses of its format, which no row shows. */
const plain: Readonly<Record<ContentFormat, (body: string) => string>> = {
  markdown: markdownFormat.plain,
  text: (body) => body,
  html: htmlFormat.plain,
};

/** The folded texts of a message in which a reader searches, what a row shows, by the format of its body. */
export const foldedIn = {
  markdown: createFolded((message) => textsOf(message, 'markdown')),
  text: createFolded((message) => textsOf(message, 'text')),
  html: createFolded((message) => textsOf(message, 'html')),
} satisfies Readonly<Record<ContentFormat, Folded<InboxMessage>>>;

function textsOf(message: InboxMessage, format: ContentFormat): readonly (string | undefined)[] {
  const { title, body } = message;
  return [title, body && plain[format](body), senderName(message)];
}
