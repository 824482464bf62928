'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keepTrying } from '../../base/index.ts';
import { useCapabilities, useInboxClient } from '../../data/index.ts';
import {
  type FeatureNeed,
  type Features,
  type InboxFeature,
  type ReadyMade,
  readyMadeFeatures,
} from '../features/Feature.ts';
import { createNeeds } from '../features/needs.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Props of `FeatureHost`. */
export interface FeatureHostProps extends ReadyMade {
  onFeatures: (features: Features) => void;
}

/** A feature of the host's, or one that is there without being asked. */
interface KnownFeature extends Omit<InboxFeature, 'need'> {
  readonly need?: FeatureNeed | undefined;
}

const noFeatures: readonly InboxFeature[] = [];

/** Loads and begins the features that are needed, and gives what they add. Renders nothing. */
export function FeatureHost({ readyMade, onFeatures }: FeatureHostProps) {
  const { translator, wanted = noFeatures } = useInboxSettings('InboxProvider');
  const client = useInboxClient('InboxProvider');
  const capabilities = useCapabilities('InboxProvider');
  const { subscribe, get } = client.service(createNeeds);
  const needs = useSyncExternalStore(subscribe, get, get);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subscriber begins with none
  const added = useMemo(() => new Map<string, Features>(), [client]);

  useEffect(() => {
    const isListed = needs.includes('list');
    const can: { readonly [Need in FeatureNeed]?: boolean } = capabilities;
    const [loadOthers, loadLists, loadQuestions] = readyMade;
    const own = readyMadeFeatures.map(
      (id): KnownFeature => ({
        id,
        need: id,
        load: () =>
          id === 'lists'
            ? loadLists().then(({ lists }) => lists)
            : id === 'questions'
              ? loadQuestions().then(({ questions }) => questions)
              : loadOthers().then((code) => code[id]),
      }),
    );
    const all = new Map([...own, ...wanted].map((one) => [one.id, one]));
    const needed = [...all.values()].filter(
      ({ need = 'list', begins }) => begins || needs.includes(need) || (isListed && can[need]),
    );
    const publish = () => onFeatures(needed.flatMap(({ id }) => added.get(id) ?? []));
    if (added.size > 0) {
      publish();
    }
    const ends = needed.map((feature) => {
      let end = feature.before?.(client);
      const leave = keepTrying(
        () => feature.load(),
        ({ start }) => {
          const endBefore = end;
          end = start({ client, translator, isListed }, (additions) => {
            added.set(feature.id, [[feature.id, additions]]);
            publish();
          });
          endBefore?.();
        },
      );
      return () => {
        leave();
        end?.();
      };
    });
    return () => {
      for (const end of ends) {
        end();
      }
    };
  }, [readyMade, wanted, needs, capabilities, added, client, translator, onFeatures]);
  return null;
}
