/** Rules that are off for axe, and why. `stories` are files below `stories/`; a test finds each of them in the code. */
export const axeExclusions: readonly {
  readonly stories: string;
  /** The rules that are off, or `all`. */
  readonly rules: readonly string[] | 'all';
  readonly reason: string;
}[] = [
  {
    stories: 'Gallery.stories.tsx',
    rules: ['landmark-unique'],
    reason: 'The page shows the same regions many times; on a page of a host each is there once.',
  },
  {
    stories: 'inbox/around/HostForm.interactions.stories.tsx',
    rules: ['landmark-unique'],
    reason: 'A form of the host holds several inboxes at once, whose regions have one name.',
  },
  {
    stories: 'inbox/host-css/HostCss.interactions.stories.tsx',
    rules: ['landmark-unique'],
    reason: 'The inbox is drawn twice to compare the two, so that its settings are two regions of one name.',
  },
  {
    stories: 'primitives/ContentGate.interactions.stories.tsx',
    rules: 'all',
    reason:
      'Thousands of generated fragments would take minutes; a small part of them is judged in a story of its own.',
  },
];

/** Rules that are off in every story. */
export const axeRulesOff: readonly { readonly rule: string; readonly reason: string }[] = [
  { rule: 'region', reason: 'A story is a part of a page, and has no landmarks of its own.' },
];

/** What a rule does not judge, in every story: the selector of the elements, and why. */
export const axeExemptions: readonly {
  readonly rule: string;
  readonly exempt: string;
  readonly reason: string;
}[] = [
  {
    rule: 'target-size',
    exempt: ':is([data-carillon="markdown"], [data-carillon="html"]) a',
    // WCAG 2.2, 2.5.8, "Inline". axe itself exempts a link only beside other words, but the next text of a sender may be one link.
    reason: 'A link in a text of a sender is as high as its line, and as wide as the words of the sender.',
  },
];

/** The configuration of axe for that. */
export const axeConfig = {
  rules: axeExemptions.map(({ rule, exempt }) => ({ id: rule, selector: `:not(${exempt})` })),
};
