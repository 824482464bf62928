import { useRef, useState } from 'react';
import {
  type Channel,
  channels,
  type ProviderDefinition,
  type ProviderId,
  providerOf,
  providersOf,
  uncataloguedProviderIds,
} from '../../../src/platform-constants/index.ts';
import { Button, SearchIcon, SlidersIcon, StatusView } from '../../../src/primitives/index.ts';
import { type Choice, Choices } from '../doc-page/Choices.tsx';
import * as page from '../doc-page/DocPage.css.ts';
import { DocPage } from '../doc-page/DocPage.tsx';
import { matches } from '../doc-page/matches.ts';
import { ResultCount } from '../doc-page/ResultCount.tsx';
import { SearchField } from '../doc-page/SearchField.tsx';
import { channelLooks } from './channelLooks.tsx';
import * as styles from './ProviderCatalogue.css.ts';
import { ProviderDetail } from './ProviderDetail.tsx';

type ChannelFilter = Channel | 'all';

const everyProvider: readonly ProviderDefinition[] = channels.flatMap((channel) => [...providersOf(channel)]);

const filters: readonly Choice<ChannelFilter>[] = [
  { value: 'all', label: 'All', count: everyProvider.length },
  ...channels.map((channel) => ({
    value: channel,
    label: channelLooks[channel].label,
    count: providersOf(channel).length,
  })),
];

export interface ProviderCatalogueProps {
  /** What the search field holds at first. */
  initialQuery?: string | undefined;
  /**
   * The channel that is left at first.
   * @default 'all'
   */
  initialChannel?: ChannelFilter | undefined;
  /** The provider that is chosen at first. */
  initialProvider?: ProviderId | undefined;
}

/** Every provider of the platform, to be searched and looked into. */
export function ProviderCatalogue(props: ProviderCatalogueProps) {
  const { initialQuery = '', initialChannel = 'all', initialProvider } = props;
  const [query, setQuery] = useState(initialQuery);
  const [channel, setChannel] = useState<ChannelFilter>(initialChannel);
  const [chosen, setChosen] = useState<ProviderDefinition | undefined>(
    initialProvider && providerOf(initialProvider),
  );
  const opener = useRef<HTMLButtonElement | null>(null);

  const found = everyProvider.filter(
    (provider) => (channel === 'all' || provider.channel === channel) && isFound(provider, query),
  );

  function close() {
    setChosen(undefined);
    // After the list is back: what is hidden cannot be focused.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <DocPage
      title="Providers"
      lead="Every provider that the platform delivers through, and the credentials each one asks for. Search by name, id or field."
    >
      <div className={styles.columns} data-chosen={chosen ? '' : undefined}>
        <div className={styles.listSide}>
          <div className={page.toolbar}>
            <SearchField
              label="Search providers"
              example="Name, id or field"
              value={query}
              onValueChange={setQuery}
            />
            <Choices label="Channel" choices={filters} value={channel} onValueChange={setChannel} />
          </div>
          <ResultCount shown={found.length} all={everyProvider.length} noun="providers" query={query} />
          {found.length === 0 && (
            <StatusView
              icon={<SearchIcon size={28} />}
              title="Nothing found"
              description="Try a part of a name, an id or the key of a field."
              action={
                <Button
                  onClick={() => {
                    setQuery('');
                    setChannel('all');
                  }}
                >
                  Show all providers
                </Button>
              }
            />
          )}
          {channels.map((each) => (
            <ChannelSection
              key={each}
              channel={each}
              providers={found.filter((provider) => provider.channel === each)}
              showsAll={query === ''}
              chosenId={chosen?.id}
              onChoose={(provider, button) => {
                opener.current = button;
                setChosen(provider);
              }}
            />
          ))}
        </div>
        <div className={styles.detailSide}>
          {chosen ? (
            <ProviderDetail
              key={chosen.id}
              provider={chosen}
              takesFocus={opener.current !== null}
              onClose={close}
            />
          ) : (
            <StatusView
              icon={<SlidersIcon size={28} />}
              title="No provider chosen"
              description="Choose one to see its credential form, the check and the JSON Schema."
            />
          )}
        </div>
      </div>
    </DocPage>
  );
}

interface ChannelSectionProps {
  channel: Channel;
  providers: readonly ProviderDefinition[];
  /** Nothing is searched for, so what has no entry may be told as well. */
  showsAll: boolean;
  chosenId: string | undefined;
  onChoose: (provider: ProviderDefinition, button: HTMLButtonElement) => void;
}

function ChannelSection({ channel, providers, showsAll, chosenId, onChoose }: ChannelSectionProps) {
  const { label, Icon } = channelLooks[channel];
  const uncatalogued: Partial<Record<Channel, readonly string[]>> = uncataloguedProviderIds;
  const withoutEntry = uncatalogued[channel];
  if (providers.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3 className={styles.channelTitle}>
        <Icon size={16} />
        {label}
        <span className={styles.channelCount}>{providers.length}</span>
      </h3>
      <ul className={styles.cards}>
        {providers.map((provider) => (
          <li key={provider.id}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={provider.id === chosenId}
              onClick={(event) => onChoose(provider, event.currentTarget)}
            >
              <span className={styles.cardName}>
                <bdi>{provider.displayName}</bdi>
              </span>{' '}
              <span className={styles.cardBadge}>
                {provider.beta && (
                  <span className={page.badge} data-tone="warning">
                    Beta
                  </span>
                )}
              </span>{' '}
              <code className={styles.cardId}>{provider.id}</code>{' '}
              <bdi className={styles.cardFields}>{fieldCount(provider.credentials.length)}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {withoutEntry && showsAll && (
        <p className={styles.aside}>
          <bdi>
            Known ids without a catalogue entry:{' '}
            {withoutEntry.map((id, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <code className={page.code}>{id}</code>
              </span>
            ))}
          </bdi>
        </p>
      )}
    </section>
  );
}

function fieldCount(count: number): string {
  if (count === 0) return 'no fields';
  return count === 1 ? '1 field' : `${count} fields`;
}

function isFound(provider: ProviderDefinition, query: string): boolean {
  const fields = provider.credentials.flatMap((field) => [field.key, field.label]);
  return matches(query, [provider.displayName, provider.id, ...(provider.beta ? ['beta'] : []), ...fields]);
}
