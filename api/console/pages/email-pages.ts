import {
  emailPage,
  emailTemplatePage,
  sendPage,
} from '../../../pages/console/company/email-pages.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getEmailMessage } from '../../mail/get-email-message.ts';
import { getEmailSend } from '../../mail/get-email-send.ts';
import { listEmailMessages } from '../../mail/list-email-messages.ts';
import { listEmailSendEvents } from '../../mail/list-email-send-events.ts';
import { listEmailSends } from '../../mail/list-email-sends.ts';
import { readList, readRows, type ConsolePage } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';
import { rolesOf } from './role-names.ts';

export const emailPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/email',
    name: words.common.email,
    of: listEmailSends,
    group: 'company',
    async show({ shell, rows: sends, nextCursor }, call) {
      const [{ rows: templates }, roles] = await Promise.all([
        readRows(call, listEmailMessages, { query: { limit: '100' } }),
        rolesOf(call),
      ]);
      return emailPage({ shell, sends, templates, roles, nextCursor });
    },
  }),
  pageOfRecord({
    path: '/console/email/templates/{id}',
    name: words.company.template,
    of: getEmailMessage,
    show: emailTemplatePage,
  }),
  pageOfRecord({
    path: '/console/email/sends/{id}',
    name: words.company.send,
    of: getEmailSend,
    async show({ shell, row }, call) {
      const { rows: events, nextCursor } = await readList(call, listEmailSendEvents, {
        params: call.params,
      });
      return sendPage({ shell, row, events, nextCursor });
    },
  }),
];
