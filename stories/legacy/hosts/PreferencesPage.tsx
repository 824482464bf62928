import { useEffect, useState } from 'react';
import type { LegacyPage } from './host.ts';
import { NovuProvider, useFetchUserPreferences, useUpdateUserPreferences } from './widget.ts';

function Preferences() {
  const { data, isLoading } = useFetchUserPreferences();
  const [saved, setSaved] = useState(0);
  const [shown, setShown] = useState('nothing');
  const { updateUserPreferences, isLoading: isSaving } = useUpdateUserPreferences({
    onSuccess: () => setSaved((count) => count + 1),
  });
  const chosen = data?.find(
    ({ template, preference }) => !template.critical && 'email' in preference.channels,
  );
  const on = chosen?.preference.channels.email === true;
  useEffect(() => {
    setShown(chosen === undefined ? 'nothing' : 'a workflow');
  }, [chosen]);
  return (
    <>
      <output>
        {isLoading ? 'loading' : shown}, saved {saved} times{isSaving ? ', saving' : ''}
      </output>
      <button
        type="button"
        aria-pressed={on}
        onClick={() =>
          chosen &&
          updateUserPreferences({ templateId: chosen.template._id, channelType: 'email', checked: !on })
        }
      >
        Email
      </button>
    </>
  );
}

/** A page of preferences of its own. */
export const preferencesPage: LegacyPage = {
  title: 'a page of preferences',
  Host: ({ identity }) => (
    <NovuProvider {...identity} initialFetchingStrategy={{ fetchUserPreferences: true }}>
      <Preferences />
    </NovuProvider>
  ),
  steps: [
    { says: 'a workflow, saved 0 times' },
    { press: 'Email' },
    { says: 'a workflow, saved 1 times' },
    { press: 'Email' },
    { says: 'a workflow, saved 2 times' },
  ],
};
