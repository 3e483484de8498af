import {
  notificationChoices,
  notificationKinds,
  notifiedRoles,
  type NotificationChoices,
} from '../../../domain/mail/notifications/notification-kinds.ts';
import { h } from '../../h.ts';
import { Fields } from '../fields.tsx';
import { recordPage, type RowProps } from '../kit.tsx';
import { may } from '../shell.tsx';
import { words } from '../words/words.ts';

/** The choices of a member, of the kinds that their role may open. */
export function notificationSettingsPage({ shell, row }: RowProps<NotificationChoices>): string {
  const kinds = notificationKinds.filter((kind) => may(shell, notifiedRoles[kind]));
  const choices = notificationChoices.map((value) => ({
    value,
    text: words.notifications.choices[value],
  }));
  return recordPage({
    shell,
    title: words.notifications.settings,
    up: { path: '/console/notifications', text: words.notifications.notifications },
    children: (
      <div>
        <p class="lead">{words.notifications.settingsLead}</p>
        <form
          class="form"
          data-call="PATCH /console/api/notification-settings"
          data-then="reload"
          novalidate
        >
          <div data-problem role="alert" class="problem" hidden />
          <Fields
            prefix="notify"
            of={kinds.map((kind) => ({
              ...{ name: kind, label: words.notifications.kinds[kind], kind: 'select' as const },
              ...{ required: true, choices, value: row[kind] },
            }))}
          />
          <button type="submit" class="primary">
            {words.notifications.saveSettings}
          </button>
        </form>
      </div>
    ),
  });
}
