import type { Route } from '../route.ts';
import { cancelEmailSend } from './cancel-email-send.ts';
import { createEmailMessage } from './create-email-message.ts';
import { createEmailSuppression } from './create-email-suppression.ts';
import { deleteEmailMessage } from './delete-email-message.ts';
import { deleteEmailSuppression } from './delete-email-suppression.ts';
import { followEmailLink } from './follow-email-link.ts';
import { getEmailMessage } from './get-email-message.ts';
import { getEmailPicture } from './get-email-picture.ts';
import { getEmailSend } from './get-email-send.ts';
import { getUnsubscribe } from './get-unsubscribe.ts';
import { listEmailMessages } from './list-email-messages.ts';
import { listEmailSendEvents } from './list-email-send-events.ts';
import { listEmailSends } from './list-email-sends.ts';
import { listEmailSuppressions } from './list-email-suppressions.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import {
  getNotificationSettings,
  updateNotificationSettings,
} from './notifications/notification-settings.ts';
import { countNotifications, readNotifications } from './notifications/read-notifications.ts';
import { previewEmail } from './preview-email.ts';
import { sendEmail } from './send-email.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updateEmailMessage } from './update-email-message.ts';

export const mailRoutes: readonly Route[] = [
  listEmailMessages,
  createEmailMessage,
  getEmailMessage,
  updateEmailMessage,
  deleteEmailMessage,
  sendEmail,
  previewEmail,
  listEmailSends,
  getEmailSend,
  cancelEmailSend,
  listEmailSendEvents,
  listEmailSuppressions,
  createEmailSuppression,
  deleteEmailSuppression,
  getUnsubscribe,
  unsubscribe,
  followEmailLink,
  getEmailPicture,
  listNotifications,
  countNotifications,
  readNotifications,
  getNotificationSettings,
  updateNotificationSettings,
];
