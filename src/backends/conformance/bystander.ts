import type { ConformanceSubject } from './ConformanceSubject.ts';
import { same } from './expectations.ts';
import { openReader } from './openReader.ts';

/** The unread message of each subject's other reader. */
const bystanders = new WeakMap<ConformanceSubject, string>();

/** Sees to it that the other reader has an unread message. Returns what fails if that has changed since. */
export async function watchBystander(subject: ConformanceSubject): Promise<() => Promise<void>> {
  if (subject.other === undefined || subject.deliver === undefined) {
    return async () => {};
  }
  const other = await openReader(subject, subject.other);
  const stateOf = async (id: string) => {
    const found = await other.find(id);
    const { read, seen, archived = false, snoozedUntil = null, pressed = null } = found ?? {};
    return found && { read, seen, archived, snoozedUntil, pressed };
  };
  let id = bystanders.get(subject) ?? '';
  let before = id === '' ? undefined : await stateOf(id);
  if (before?.read !== false) {
    id = (await other.deliver(1))[0]?.id ?? '';
    bystanders.set(subject, id);
    before = await stateOf(id);
  }
  return async () =>
    same((await stateOf(id)) ?? 'it is gone', before, 'A message of the other reader, who has done nothing');
}
