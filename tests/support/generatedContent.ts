import { randomOf } from '../../src/mocks/random.ts';

/** The pieces of generated hostile HTML. */
export const htmlPieces = [
  ...'< > / " \' = & ; - ! <!-- --> </ <a <a\u0020href= javascript: &colon; &#58; onerror= <script> </script> <style> <svg> <b> </b> <p> </p> <li> <ul> </ul> <pre> </code> <code> <img alt=x src= <br> https://a.test x \u0000 \u202e <math> <table> <td> <title> ]]>'.split(
    ' ',
  ),
  '<img src=x onerror=alert(1)>',
  '<a href="',
  '">',
  '<iframe srcdoc=',
  '<form action=https://evil.example>',
  '<input name=parentIFrame>',
];

/** The pieces of generated hostile Markdown. */
export const markdownPieces = [
  ...'[ ]( ) ![ ]: ][ [x]: * ** _ ` ``` > - 1. # < > " \\ & &#58; &colon; javascript: javascript:alert(1) data:text/html, //evil.example https://a@evil.example /ok mailto:a@b.c <script> </script> <!-- --> <https: x'.split(
    ' ',
  ),
  ' ',
  '\n',
  '\n\n',
  '    ',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/pixel.gif)',
  '\u0000',
  '\u202e',
];

/** Documents made of pieces, the same for the same seed. Each starts with the word "start". */
export function generatedDocuments(pieces: readonly string[], count: number, seed: number): string[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const length = random.below(24);
    return `start ${Array.from({ length }, () => random.pick(pieces)).join('')}`;
  });
}
