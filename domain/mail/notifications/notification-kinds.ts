import { z } from 'zod';
import type { Role } from '../../accounts/console/roles.ts';

export const notificationKinds = [
  'new_application',
  'my_role',
  'accepted_offer',
  'declined_offer',
  'survey_response',
  'failing_endpoint',
  'low_balance',
] as const;
/** A kind of news. */
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChoices = ['at_once', 'daily', 'off'] as const;
export type NotificationChoice = (typeof notificationChoices)[number];

/** How each kind reaches one member of an account. */
export type NotificationChoices = Record<NotificationKind, NotificationChoice>;

export const defaultChoices: NotificationChoices = {
  new_application: 'daily',
  my_role: 'at_once',
  accepted_offer: 'at_once',
  declined_offer: 'at_once',
  survey_response: 'daily',
  failing_endpoint: 'at_once',
  low_balance: 'at_once',
};

/** The lowest role that a kind reaches: the one that may open its page. */
export const notifiedRoles: Record<NotificationKind, Role> = {
  new_application: 'viewer',
  my_role: 'viewer',
  accepted_offer: 'recruiter',
  declined_offer: 'recruiter',
  survey_response: 'recruiter',
  failing_endpoint: 'admin',
  low_balance: 'admin',
};

const choice = z.enum(notificationChoices);

/** GET /notification-settings. */
export const choicesSchema = z.object({
  new_application: choice,
  my_role: choice.meta({
    description:
      'An application for a role that the member created; then new_application does not count.',
  }),
  accepted_offer: choice,
  declined_offer: choice,
  survey_response: choice,
  failing_endpoint: choice.meta({ description: 'A webhook endpoint was disabled.' }),
  low_balance: choice,
});
choicesSchema.register(z.globalRegistry, { id: 'NotificationSettings' });

/** PATCH /notification-settings. */
export const choicesInput = z.strictObject({
  new_application: choice.exactOptional(),
  my_role: choice.exactOptional(),
  accepted_offer: choice.exactOptional(),
  declined_offer: choice.exactOptional(),
  survey_response: choice.exactOptional(),
  failing_endpoint: choice.exactOptional(),
  low_balance: choice.exactOptional(),
});
