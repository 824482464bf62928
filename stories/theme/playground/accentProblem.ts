/** Why a text is no accent that can be shown here; null where it is one. */
export function accentProblem(text: string): string | null {
  const color = text.trim();
  if (color === '') {
    return 'Write a colour. Until then the previews keep the last one.';
  }
  if (!CSS.supports('color', color)) {
    return `“${color}” is no CSS colour, so the previews keep the last one. Write a name, #rrggbb, rgb(), hsl(), oklch() or light-dark().`;
  }
  if (/\b(?:var|env|attr)\(|^(?:inherit|initial|unset|revert|revert-layer|currentcolor)$/i.test(color)) {
    return `“${color}” gets its colour from your page, which is not known here, so the previews keep the last one. Write the colour itself.`;
  }
  return null;
}
