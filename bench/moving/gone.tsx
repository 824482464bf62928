// The names of 2.0.0 that carillon/legacy does not have; docs/guides/moving.md says why.
import {
  NotificationCenterContentWebComponent,
  NotificationCenterWebComponent,
  TRANSLATIONS,
  useNovuContext,
} from 'carillon/legacy';

customElements.define('notification-center-component', NotificationCenterWebComponent);
customElements.define('notification-center-content-component', NotificationCenterContentWebComponent);

export function useGone() {
  const { apiService } = useNovuContext();
  return [TRANSLATIONS.en.translations.notifications, apiService.getOrganization()];
}
