/** A place outside of the inbox that shows a count. */
export interface CountPlace {
  /** Shows a count; of 0 nothing is shown, and the place is as the host has it. */
  show(count: number): void;
}

/** Calls `onChange` when the host has changed the place, and perhaps when it was changed here. Returns a function that stops it. */
export type Watch = (onChange: () => void) => () => void;

/** A count as it is written in a small place. @source docs/protocol.md#limits-and-defaults */
export const shortCount = (count: number, most: number) => (count > most ? `${most}+` : `${count}`);

/** How often a title that others have changed is written again for one count: against a script that does the same, it would be without end. */
const mostWrites = 10_000;

/** Puts a count before the title of the page. The host may change its title meanwhile, and gets back the last one. */
export function titleCount(page: { title: string }, watch: Watch): CountPlace {
  let prefix = '';
  let written: string | undefined;
  let host = '';
  let writes = 0;
  let stop: (() => void) | undefined;

  function read(): void {
    const { title } = page;
    if (title !== written) {
      // A host may add to the title that it finds.
      host = title.startsWith(prefix) ? title.slice(prefix.length) : title;
    }
  }

  function write(next: string): void {
    read();
    prefix = next;
    // Browsers give a title without spaces at its ends.
    const title = `${prefix}${host}`.trim();
    if (page.title !== title) {
      page.title = title;
    }
    written = page.title;
  }

  return {
    show(count) {
      writes = 0;
      if (count > 0) {
        write(`(${shortCount(count, 99)}) `);
        stop ??= watch(() => {
          writes += 1;
          if (writes < mostWrites) {
            write(prefix);
          }
        });
      } else if (stop) {
        stop();
        stop = undefined;
        write('');
      }
    },
  };
}
