import { notificationsPage } from '../../../pages/console/notifications/notifications-page.tsx';
import { notificationSettingsPage } from '../../../pages/console/notifications/settings-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { listNotifications } from '../../mail/notifications/list-notifications.ts';
import { updateNotificationSettings } from '../../mail/notifications/notification-settings.ts';
import { getNotificationSettings } from '../../mail/notifications/notification-settings.ts';
import type { ConsolePage } from './console-page.ts';
import { read } from './console-page.ts';
import { pageOfList } from './declare-page.ts';

export const notificationPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/notifications',
    name: words.notifications.notifications,
    of: listNotifications,
    group: 'account',
    show: notificationsPage,
  }),
  {
    path: '/console/notifications/settings',
    name: words.notifications.settings,
    of: updateNotificationSettings,
    async render(call) {
      const row = await read(call, getNotificationSettings);
      return notificationSettingsPage({ shell: call.shell, row });
    },
  },
];
