import type { Route } from '../route.ts';
import { createEmailMessage } from './create-email-message.ts';
import { deleteEmailMessage } from './delete-email-message.ts';
import { getEmailMessage } from './get-email-message.ts';
import { listEmailMessages } from './list-email-messages.ts';
import { updateEmailMessage } from './update-email-message.ts';

export const mailRoutes: readonly Route[] = [
  listEmailMessages,
  createEmailMessage,
  getEmailMessage,
  updateEmailMessage,
  deleteEmailMessage,
];
