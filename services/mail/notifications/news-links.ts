import type { Config } from '../../../config/config.ts';
import { pageOfNews, type Notification } from '../../../domain/mail/notifications/notification.ts';
import type { MailedNews } from '../../../domain/mail/notifications/notification-mail.ts';
import { publicUrl } from '../../public-url.ts';

/** News with the address of its page in the console. */
export function mailedNews(config: Config, notification: Notification): MailedNews {
  const { kind, title } = notification;
  return { kind, title, url: publicUrl(config) + pageOfNews(notification) };
}

/** Where a member changes what reaches them. */
export function settingsUrl(config: Config): string {
  return `${publicUrl(config)}/console/notifications/settings`;
}
