import { buildId } from './buildId.ts';
import type { WirePerson } from './wire.ts';

const names: Readonly<Record<string, readonly [string, string]>> = {
  'demo-subscriber': ['Sam', 'Rivera'],
  'maya.okafor': ['Maya', 'Okafor'],
  'jonas.lind': ['Jonas', 'Lind'],
  'priya.raman': ['Priya', 'Raman'],
  'tomas.herrera': ['Tomás', 'Herrera'],
  'grace.kim': ['Grace', 'Kim'],
  'aiko.sato': ['Aiko', 'Sato'],
  'lena.fischer': ['Lena', 'Fischer'],
  'omar.haddad': ['Omar', 'Haddad'],
};

/** A subscriber. Those of the samples have names; for any other id the id is the first name. */
export function buildPerson(subscriberId: string, overrides: Partial<WirePerson> = {}): WirePerson {
  const known = Object.keys(names).indexOf(subscriberId);
  // Other ids are hashed (FNV-1a), so that no two of them share an object id by accident.
  const number = known >= 0 ? known + 1 : 1_000 + textNumber(subscriberId);
  const [firstName, lastName] = names[subscriberId] ?? [subscriberId, ''];
  const _id = buildId('subscriber', number);
  return { _id, id: _id, subscriberId, firstName, lastName, ...overrides };
}

function textNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
