import { isRecord, type UnknownRecord } from './guards.ts';

/** A copy without the keys that would change an object's prototype if the copy is merged carelessly. */
export function withoutPrototypeKeys(record: UnknownRecord): UnknownRecord {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) =>
      /^(__proto__|constructor|prototype)$/.test(key) ? [] : [[key, withoutProto(value)]],
    ),
  );
}

/**
 * A copy of plain objects and lists without keys named `__proto__`, at any depth. What else there is stays as it is, such as instances of
 * classes. It does not call itself, since senders say how deep their data is.
 */
export function withoutProto(whole: unknown): unknown {
  const copies = new Map<unknown, object>();
  const copyOf = (value: unknown) => {
    if (!copies.has(value) && isPlain(value)) {
      copies.set(value, Array.isArray(value) ? [] : {});
    }
    return copies.get(value) ?? value;
  };
  const copy = copyOf(whole);
  // Walked through to its end, which moves on as long as there are new parts.
  for (const [from, to] of copies) {
    for (const [key, value] of Object.entries(Object(from))) {
      if (key !== '__proto__') {
        Reflect.set(to, key, copyOf(value));
      }
    }
  }
  return copy;
}

/** Whether it is a list, or what JSON calls an object, of this page or another one: only the root of all prototypes has none. */
function isPlain(value: unknown): boolean {
  return (
    Array.isArray(value) || (isRecord(value) && !Object.getPrototypeOf(Object.getPrototypeOf(value) ?? value))
  );
}
