/** A boolean or a closed choice that a host may set: an option or a prop. */
export interface PublicSwitch {
  /** Such as `Inbox.ListProps.markSeen`. */
  readonly name: string;
  readonly member: string;
  /** The values of which each must be set somewhere; of a boolean `true` and `false`, of which one is its default. */
  readonly values: readonly string[];
  /** Words of which one stands where it is set: components that take it, and options that hold it. */
  readonly holders: readonly string[];
}

interface Section {
  readonly name: string;
  readonly text: string;
}

/** The switches of an API report. `given` are the types that carillon hands to hosts: what is in them is no switch. */
export function publicSwitches(report: string, given: readonly string[]): readonly PublicSwitch[] {
  const sections = report
    .split(/^\/\/ (?=\w)/m)
    .slice(1)
    .map((text): Section => ({ name: text.split('\n')[0] ?? '', text }));
  const choices = new Map(
    sections.flatMap(({ name, text }) => {
      const [, type] = /^export type \w+ = ('[^=]+?);$/m.exec(text) ?? [];
      return type === undefined ? [] : [[name, type]];
    }),
  );
  return sections
    .filter(({ name }) => !given.includes(name))
    .flatMap((section) =>
      [...section.text.matchAll(/((?:^ +\/\*\*.*\n)?)^ +(?:readonly )?(\w+)(\??): (.+);$/gm)]
        .filter(([, , , isOptional]) => isOptional === '?' || section.name.endsWith('Strategy'))
        .flatMap(([, comment = '', member = '', , type = '']) => {
          const values = valuesOf(type, choices, comment);
          return values.length === 0
            ? []
            : [{ name: `${section.name}.${member}`, member, values, holders: holdersOf(section, sections) }];
        }),
    );
}

function valuesOf(type: string, choices: ReadonlyMap<string, string>, comment: string): readonly string[] {
  // What is within brackets is a part of another type.
  const parts = type
    .replace(/<[^<>]*(?:<[^<>]*>[^<>]*)*>/g, '')
    .split(' | ')
    .flatMap((part) => (choices.get(part) ?? part).split(' | '));
  const [, byDefault] = /@default '?(\w+)/.exec(comment) ?? [];
  const values = parts.flatMap((part) =>
    part === 'boolean' ? ['true', 'false'] : /^'[^'<>]*'$/.test(part) ? [part.slice(1, -1)] : [],
  );
  return values.filter((value) => value !== byDefault);
}

/** What takes a type: its component, and that of each type made of it; the names of options with that type. */
function holdersOf(
  section: Section,
  sections: readonly Section[],
  known = new Set([section.name]),
): string[] {
  const declared = /(?:interface|type) (\w+)/.exec(section.text)?.[1] ?? section.name;
  const own = new RegExp(`\\b${declared}\\b`);
  const others = sections.filter(
    ({ name, text }) => !known.has(name) && own.test(text) && /Props|Options/.test(name),
  );
  for (const { name } of others) {
    known.add(name);
  }
  const options = sections.flatMap(({ text }) =>
    [...text.matchAll(/^ +(?:readonly )?(\w+)\??: (.+);$/gm)].flatMap(([, member = '', type = '']) =>
      own.test(type) ? [member] : [],
    ),
  );
  return [
    section.name.replace(/Props$/, ''),
    declared.replace(/Props$/, ''),
    ...options,
    ...others.flatMap((other) => holdersOf(other, sections, known)),
  ];
}

/** The values of a switch that no text sets: a boolean is turned by either of its values that is not its default. */
export function valuesNotSet(
  { member, values, holders }: PublicSwitch,
  texts: readonly string[],
): readonly string[] {
  const held = new RegExp(`\\b(?:${holders.join('|')})\\b`);
  const near = texts.filter((text) => text.includes(member) && held.test(text));
  const isSet = (value: string) => near.some((text) => settingOf(member, value).test(text));
  const isBoolean = (value: string) => value === 'true' || value === 'false';
  const switched = values.filter(isBoolean);
  const choices = values.filter((value) => !isBoolean(value));
  return [
    ...(switched.length > 0 && !switched.some(isSet) ? [switched.join(' or ')] : []),
    ...choices.filter((value) => !isSet(value)),
  ];
}

/** How a value is written as an attribute or a member: itself, within an expression, or as each of a set that a story goes through. */
function settingOf(member: string, value: string): RegExp {
  return value === 'true'
    ? new RegExp(`\\b${member}(?:: true\\b|=\\{)|<[A-Z][^<>]*\\s${member}(?=[\\s/>])`)
    : value === 'false'
      ? new RegExp(`\\b${member}(?:: false\\b|=\\{)`)
      : new RegExp(`\\b${member}(?:=|: ?)[^;,]{0,80}['"]${value}['"]|\\b${member}=\\{${member}\\}`);
}
