import type { Child } from '../../../h.ts';

export const notifications = {
  notifications: 'Notifications',
  lead: 'News of the last 90 days. What reaches you, and how, is up to you.',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${unread > 99 ? 'over 99' : unread} unread`,
  settings: 'Notification settings',
  settingsLead:
    'At once: here and by mail. Daily: here, and in one mail in the morning. Off: neither.',
  saveSettings: 'Save settings',
  news: 'News',
  state: 'State',
  unread: 'Unread',
  read: 'Read',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  none: 'There is no news. New applications, answered offers and surveys, and problems of the account appear here.',
  somebody: 'A candidate',
  new_application: (name: Child, title: string): Child => [name, ` applied for ${title}`],
  my_role: (name: Child, title: string): Child => [name, ` applied for your role ${title}`],
  accepted_offer: (name: Child, title: string): Child => [name, ` accepted the offer ${title}`],
  declined_offer: (name: Child, title: string): Child => [name, ` declined the offer ${title}`],
  survey_response: (title: string): Child => `The survey ${title} was answered`,
  failing_endpoint: (title: string): Child => `The endpoint ${title} was disabled`,
  low_balance: 'The balance is low',
  kinds: {
    new_application: 'New applications',
    my_role: 'Applications for roles that you created',
    accepted_offer: 'Accepted offers',
    declined_offer: 'Declined offers',
    survey_response: 'Answered surveys',
    failing_endpoint: 'Disabled webhook endpoints',
    low_balance: 'A low balance',
  },
  choices: { at_once: 'At once', daily: 'Daily', off: 'Off' },
};
