import preview from '#.storybook/preview';
import { ProviderCatalogue } from './provider-catalogue/ProviderCatalogue.tsx';

const meta = preview.meta({
  title: 'Constants/Providers',
  component: ProviderCatalogue,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({});

/** A dropdown whose default is the provider's own, sent as no value. */
export const SparkPost = meta.story({ args: { initialQuery: 'spark', initialProvider: 'sparkpost' } });

/** Every kind of field that is no dropdown. */
export const CustomSmtp = meta.story({ args: { initialChannel: 'email', initialProvider: 'nodemailer' } });

/** Defaults, and a hint that belongs to the position of the form's switch. */
export const GenericSms = meta.story({ args: { initialChannel: 'sms', initialProvider: 'generic-sms' } });

export const WithoutCredentials = meta.story({
  args: { initialChannel: 'chat', initialProvider: 'discord' },
});

export const NothingFound = meta.story({ args: { initialQuery: 'pigeon post' } });
