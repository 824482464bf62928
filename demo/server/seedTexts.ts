/** A long text with headings, lists and code, as a release note would have them. */
export const releaseNotes = `Version 8 is the largest release of the year. It took **eleven months**, and most of it came from your letters.

## Search that finds things
Type a name, a date or half a sentence. Results come as you type, and they know the difference between *a document* and *a comment about it*.

- Recent things first, unless you ask otherwise
- \`from:maya\` and \`before:friday\` work as you would hope
- It also works while you are offline

## Faster everywhere
| Screen | Before | Now |
|---|---|---|
| Board | 1.9 s | 0.4 s |
| Document | 1.2 s | 0.3 s |

## For developers
\`\`\`sh
npm install atlas@8
npx atlas migrate --check
\`\`\`

> Nothing has to change in your code. If something does, that is a mistake of ours: please tell us.

Read [the whole story](/news/version-8), or just go and try it.`;

/** A long text that is mostly a numbered list. */
export const roadmapUpdate = `Here is what we are working on, in the order in which we mean to finish it:

1. **Offline mode.** Everything you opened in the last month stays readable.
2. **Shared views.** Filters and columns that the whole team sees the same way.
3. **A calmer inbox.** One summary in the morning instead of forty messages during the day.

What we decided *not* to do: a chat. You told us that you have enough of them.

[Vote for what comes first](/roadmap)`;
