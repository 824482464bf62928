import type { InboxBackend } from '../InboxBackend.ts';
import { widgetApi } from './widgetApi.ts';
import type { WidgetBackendOptions } from './widgetBackendOptions.ts';
import { widgetLine } from './widgetLine.ts';

/** The backend of the widget protocol, for which the addresses among the props of `InboxProvider` stand. @source docs/protocol.md */
export function widgetBackend(options: WidgetBackendOptions): InboxBackend {
  const { socketUrl, socketPath } = options;
  return {
    ...widgetApi(options),
    line: socketUrl === undefined ? undefined : widgetLine(socketUrl, socketPath),
  };
}
