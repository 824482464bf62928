import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bare } from '../../../tests/support/harmlessMarkup.ts';
import { renderHtml } from './renderHtml.tsx';

/** Content as static markup, without our classes. */
function markupOf(content: string) {
  return bare(renderToStaticMarkup(renderHtml(content)));
}

describe('the HTML of old templates', () => {
  it.each([
    ['plain', '<p>plain</p>'],
    ['<p>one</p><p>two</p>', '<p>one</p><p>two</p>'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['one<br>two<br/>three', '<p>one<br/>two<br/>three</p>'],
    ['<div><div>one</div>two</div>', '<p>one</p><p>two</p>'],
    [
      '<b>a</b> <strong>b</strong> <i>c</i> <em>d</em>',
      '<p><strong>a</strong> <strong>b</strong> <em>c</em> <em>d</em></p>',
    ],
    ['<b><i>both</b></i> none', '<p><strong><em>both</em></strong> none</p>'],
    ['<b>a<p>b</p></b>c', '<p><strong>a</strong></p><p><strong>b</strong></p><p>c</p>'],
    ['<h2>Title</h2>text', '<p>Title</p><p>text</p>'],
    ['<ul><li>a<li>b</ul>c', '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>'],
    ['<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>'],
    ['a<li>b<li>c</li>d', '<p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul><p>d</p>'],
    ['<ul>a<li>b</li><p>c</p>d</ul>', '<ul><li><p>a</p></li><li><p>b</p></li><li><p>c</p><p>d</p></li></ul>'],
    ['<ul><ul><li>a</li></ul></ul>', '<ul><li><ul><li><p>a</p></li></ul></li></ul>'],
    ['<blockquote><li>a</blockquote>', '<blockquote><ul><li><p>a</p></li></ul></blockquote>'],
    ['<li>a</li><pre>b</pre><li>c', '<ul><li><p>a</p></li></ul><pre>b</pre><ul><li><p>c</p></li></ul>'],
    ['<ol><hr><li>a</li><pre>b</pre></ol>', '<ol><li><hr/></li><li><p>a</p></li><li><pre>b</pre></li></ol>'],
    ['<ul>a<ul><li>b</ul>c</ul>d', '<ul><li><p>a</p><ul><li><p>b</p></li></ul><p>c</p></li></ul><p>d</p>'],
    ['a <a href="/b"></a> c', '<p>a <a href="/b">/b</a> c</p>'],
    ['a <a href="/b"><img src="https://example.com/x.gif"></a> c', '<p>a <a href="/b">/b</a> c</p>'],
    ['a <a href="javascript:x"></a> c', '<p>a  c</p>'],
    ['<blockquote>q</blockquote>', '<blockquote><p>q</p></blockquote>'],
    ['<code>a &lt; <b>b</b></code>', '<p><code>a &lt; b</code></p>'],
    ['<pre>a\n\tb</pre>c', '<pre>a\n\tb</pre><p>c</p>'],
    ['a<hr>b', '<p>a</p><hr/><p>b</p>'],
    [
      '<a href="https://example.com/a?b=1&amp;c=2">a</a>',
      '<p><a href="https://example.com/a?b=1&amp;c=2">a</a></p>',
    ],
    ['<A HREF=/b>a</A>', '<p><a href="/b">a</a></p>'],
    ['<a href="/b"><div>a</div></a>', '<p><a href="/b">a</a></p>'],
    [
      '<img src="https://example.com/a.png" alt="a chart">',
      '<p><a href="https://example.com/a.png">a chart</a></p>',
    ],
    ['a<img src="https://example.com/pixel.gif">b', '<p>ab</p>'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', '<p>a b</p><p>c</p>'],
    ['&copy; &amp; &#35; &#x23; &nosuchname;', '<p>© &amp; # # &amp;nosuchname;</p>'],
    ['1 < 2 > 1 & 3', '<p>1 &lt; 2 &gt; 1 &amp; 3</p>'],
    ['<span style="color:red">red</span><font>x</font>', '<p>redx</p>'],
    ['<style>p{}</style>a<script>b</script>', '<p>a</p>'],
    ['a<!-- b -->c', '<p>ac</p>'],
    ['  <p> \n </p>  ', ''],
  ])('%j is rendered as %j', (content, expected) => {
    expect(markupOf(content).replaceAll(' </p>', '</p>').replaceAll('<p> ', '<p>')).toBe(expected);
  });
});
