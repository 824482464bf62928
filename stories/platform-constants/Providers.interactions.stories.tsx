import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProviderCatalogue } from './provider-catalogue/ProviderCatalogue.tsx';

const meta = preview.meta({
  title: 'Constants/Providers/Interactions',
  component: ProviderCatalogue,
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
});

export const SearchingNarrowsAndAnnounces = meta.story({
  play: async ({ canvas, userEvent }) => {
    const results = canvas.getByRole('status', { name: 'Results' });
    await expect(results).toHaveTextContent(/^68 providers$/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search providers' }), 'webhook');
    await waitFor(() => expect(results).toHaveTextContent(/^3 of 68 providers$/));
    await expect(canvas.getByRole('button', { name: /Email Webhook/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /SparkPost/ })).not.toBeInTheDocument();
  },
});

export const TheChannelNarrowsToo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Push/ }));
    await expect(canvas.getByRole('status', { name: 'Results' })).toHaveTextContent(/^7 of 68 providers$/);
    await expect(canvas.getByRole('region', { name: 'Push' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Email' })).not.toBeInTheDocument();
  },
});

export const NothingFoundIsSaid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pigeon');
    await expect(canvas.getByRole('status', { name: 'Results' })).toHaveTextContent(
      'No providers match “pigeon”',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all providers' }));
    await expect(canvas.getByRole('status', { name: 'Results' })).toHaveTextContent(/^68 providers$/);
  },
});

export const SparkPostHasARegionWithADefault = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /SparkPost/ }));
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await expect(region).toHaveDisplayValue('Default');
    await expect(within(region).getAllByRole('option')).toHaveLength(2);
    await expect(region).toHaveAccessibleDescription('choose EU for an EU-hosted account');
    await userEvent.selectOptions(region, 'EU');
    await expect(region).toHaveDisplayValue('EU');
    // Optional and one of its options: nothing to report.
    await expect(canvas.getByRole('list', { name: 'Problems' })).not.toHaveTextContent('region');
  },
});

export const OneSignalShowsTheSpecifiedDefault = meta.story({
  args: { initialProvider: 'one-signal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'One Signal API' })).toHaveDisplayValue(
      'Default (Player Model)',
    );
  },
});

export const ARequiredFieldLeftEmptyIsReported = meta.story({
  args: { initialProvider: 'mailtrap' },
  play: async ({ canvas, userEvent }) => {
    const sender = canvas.getByRole('textbox', { name: 'Sender name' });
    await expect(sender).toBeRequired();
    await expect(sender).not.toBeInvalid();
    await userEvent.click(sender);
    await userEvent.tab();
    await expect(sender).toBeInvalid();
    await expect(sender).toHaveAccessibleDescription('"senderName" (Sender name) is missing.');
    await expect(canvas.getByRole('list', { name: 'Problems' })).toHaveTextContent(
      '"senderName" (Sender name) is missing.',
    );
    await userEvent.type(sender, 'Carillon');
    await expect(sender).not.toBeInvalid();
    await expect(canvas.getByRole('status', { name: 'Check' })).toHaveTextContent('2 problems');
  },
});

export const ASecretIsNeverEchoed = meta.story({
  args: { initialProvider: 'mailtrap' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const secret = 'sk_live_do_not_show_me';
    const key = canvas.getByLabelText(/^API Key/, { selector: 'input' });
    await userEvent.type(key, secret);
    await expect(key).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('list', { name: 'Problems' })).not.toHaveTextContent(secret);
    await userEvent.type(canvas.getByRole('textbox', { name: 'From email address' }), 'bells@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sender name' }), 'Bells');
    await expect(canvas.getByRole('status', { name: 'Check' })).toHaveTextContent('Valid');
    await expect(canvasElement).not.toHaveTextContent(secret);
    await userEvent.click(canvas.getByRole('button', { name: 'Show API Key' }));
    await expect(key).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide API Key' })).toHaveFocus();
  },
});

export const ASecretOfTheWrongTypeIsNotEchoedEither = meta.story({
  args: { initialProvider: 'nodemailer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'TLS options' }), 'hunter2');
    const problems = canvas.getByRole('list', { name: 'Problems' });
    await expect(problems).toHaveTextContent(
      '"tlsOptions" (TLS options) must be a plain object, got string.',
    );
    await expect(problems).not.toHaveTextContent('hunter2');
  },
});

export const TheHintFollowsTheSwitch = meta.story({
  args: { initialProvider: 'generic-sms' },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: 'Auth URL' });
    await expect(address).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('switch', { name: 'Authenticate by token' }));
    await expect(address).toHaveAccessibleDescription(
      'token endpoint, used only when token authentication is on',
    );
  },
});

export const AnExampleIsValid = meta.story({
  args: { initialProvider: 'nodemailer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in an example' }));
    await expect(canvas.getByRole('status', { name: 'Check' })).toHaveTextContent('Valid');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('status', { name: 'Check' })).toHaveTextContent('4 problems');
  },
});

export const TheSchemaOpens = meta.story({
  args: { initialProvider: 'sparkpost' },
  play: async ({ canvas, userEvent }) => {
    const schema = canvas.getByText(/json-schema\.org/);
    await expect(schema).not.toBeVisible();
    await userEvent.click(canvas.getByText('JSON Schema'));
    await expect(schema).toBeVisible();
  },
});

export const WorksByKeyboardAlone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sparkpost');
    // Past the row of channels, which is one stop.
    await userEvent.tab();
    await userEvent.tab();
    const card = canvas.getByRole('button', { name: /SparkPost/ });
    await expect(card).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'SparkPost' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).toHaveFocus());
  },
});
