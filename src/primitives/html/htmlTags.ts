import type { ContentNode } from '../markdown/contentNode.ts';

/** How the words inside a tag are treated. */
interface HtmlTag {
  /** `mark` sets them off within a line, `line` begins one, `container` contains lines, `code` contains raw words, `unread` hides them. */
  readonly role: 'mark' | 'line' | 'container' | 'code' | 'unread';
  readonly type: ContentNode['type'];
}

const tags = new Map<string, HtmlTag>();

function name(role: HtmlTag['role'], type: ContentNode['type'], names: string): void {
  for (const tag of names.split(' ')) {
    tags.set(tag, { role, type });
  }
}

name('mark', 'strong', 'b strong');
name('mark', 'emphasis', 'i em cite');
name('mark', 'link', 'a');
name('code', 'inlineCode', 'code kbd samp tt');
name('code', 'code', 'pre');
// What a sender left out: no tag can have these names.
name('container', 'list', 'ul ol #list');
name('container', 'listItem', 'li #item');
name('container', 'blockquote', 'blockquote');
name('line', 'heading', 'h1 h2 h3 h4 h5 h6');
name(
  'line',
  'paragraph',
  'p div section article header footer main aside nav address center figure figcaption dl dt dd table caption tr form fieldset details summary',
);
name(
  'unread',
  'html',
  'head script style title template noscript iframe object svg math textarea select xmp noembed noframes video audio canvas',
);

/** The tags that are supported, by name. Of every other tag only the words are kept. */
export const htmlTags: ReadonlyMap<string, HtmlTag> = tags;
