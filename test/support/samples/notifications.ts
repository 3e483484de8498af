import type { Samples } from './sample-call.ts';

export const notificationSamples: Samples = {
  listNotifications: () => ({ query: { unread: 'true', limit: '5' } }),
  countNotifications: () => ({}),
  readNotifications: () => ({ body: { ids: ['ntf_0NaQ8xT2v7Bd1kZp4mXw'] } }),
  getNotificationSettings: () => ({}),
  updateNotificationSettings: () => ({ body: { new_application: 'off' } }),
};
