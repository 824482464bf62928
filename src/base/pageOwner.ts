/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** The latest question that a candidate of this module has answered. */
let ours: Event | undefined;

const said = new Set<string>();

/** Somebody on a page who would have what a page has once. */
export interface Candidate {
  /** Whether it has it now. */
  owns(): boolean;
  /** Does not want it any more. */
  leave(): void;
}

/**
 * Makes a candidate for something that a page has once, such as its title. The first candidate that can have it has it. They find one another
 * by an event of the document, since a page may have several copies of this module, of several versions: one that can be cancelled asks who
 * the owner is, who cancels it, and any other says that a candidate has gone (`onNews`). The number in its name is that of this form.
 */
export function pageOwner(name: string, canOwn: () => unknown, onNews?: () => void): Candidate {
  const type = `carillon:1:${name}`;
  let answered: Event | undefined;
  const hear = (event: Event) => {
    if (!event.cancelable) {
      onNews?.();
    } else if (!event.defaultPrevented && canOwn()) {
      event.preventDefault();
      answered = event;
      ours = event;
    }
  };
  const send = (cancelable: boolean) => {
    const event = new Event(type, { cancelable });
    document.dispatchEvent(event);
    return event;
  };
  document.addEventListener(type, hear);
  return {
    owns() {
      const asked = send(true);
      advise(name, asked);
      return answered === asked;
    },
    leave() {
      document.removeEventListener(type, hear);
      send(false);
    },
  };
}

/** In development, says once that another copy has it. */
function advise(name: string, asked: Event): void {
  try {
    // Bundlers replace the name, and with it goes all of this; without one there is no `process` in a browser.
    if (
      process.env.NODE_ENV !== 'production' &&
      asked.defaultPrevented &&
      ours !== asked &&
      !said.has(name)
    ) {
      said.add(name);
      console.warn(
        `carillon: another copy of carillon on this page has the ${name.split(' ')[0]}, so this one leaves that alone. Load carillon once.`,
      );
    }
  } catch {
    // Without a bundler it is not known whether this is development.
  }
}
