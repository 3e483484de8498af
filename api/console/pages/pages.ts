import { scopes } from '../../../domain/accounts/scopes.ts';
import { themes } from '../../../domain/accounts/console/people.ts';
import { isAtLeast, roles } from '../../../domain/accounts/console/roles.ts';
import { auditPage, type AuditRow } from '../../../pages/console/audit-page.tsx';
import { keysPage, type KeyRow } from '../../../pages/console/keys-page.tsx';
import {
  membersPage,
  type InvitationRow,
  type MemberRow,
} from '../../../pages/console/members-page.tsx';
import { profilePage, type SessionRow } from '../../../pages/console/profile-page.tsx';
import { overviewPage } from '../../../pages/console/simple-pages.tsx';
import { publicUrl } from '../../../services/public-url.ts';
import { listAuditLog } from '../../accounts/list-audit-log.ts';
import { signedInOf } from '../../caller.ts';
import { listApiKeys } from '../keys/list-api-keys.ts';
import { listInvitations } from '../members/list-invitations.ts';
import { listMembers } from '../members/list-members.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { read, type ConsolePage, type List } from './console-page.ts';

const ROWS = 100;

/** Every page of the console, in the order of the navigation. */
export const consolePages: readonly ConsolePage[] = [
  {
    path: '/console',
    name: 'Overview',
    role: 'viewer',
    render: ({ shell, role, origin }) =>
      Promise.resolve(
        overviewPage({
          shell,
          apiUrl: publicUrl(origin.ctx.config),
          makesKeys: isAtLeast(role, 'admin'),
        }),
      ),
  },
  {
    path: '/console/keys',
    name: 'API keys',
    role: 'admin',
    async render(call) {
      const { data, meta } = await read<List<KeyRow>>(call, listApiKeys, ROWS);
      const { shell } = call;
      const nextCursor = meta.next_cursor;
      return keysPage({ shell, keys: data, nextCursor, scopes, now: new Date() });
    },
  },
  {
    path: '/console/members',
    name: 'Members',
    role: 'admin',
    async render(call) {
      const { data, meta } = await read<List<MemberRow>>(call, listMembers, ROWS);
      const invited = await read<List<InvitationRow>>(
        { ...call, search: '' },
        listInvitations,
        ROWS,
      );
      const { shell, role } = call;
      return membersPage({
        shell,
        members: data,
        invitations: invited.data,
        nextCursor: meta.next_cursor,
        roles: roles.filter((one) => one !== 'owner' || role === 'owner'),
      });
    },
  },
  {
    path: '/console/audit',
    name: 'Audit',
    role: 'admin',
    async render(call) {
      const { data, meta } = await read<List<AuditRow>>(call, listAuditLog, ROWS);
      return auditPage({ shell: call.shell, rows: data, nextCursor: meta.next_cursor });
    },
  },
  {
    path: '/console/profile',
    name: 'Profile',
    role: 'viewer',
    async render(call) {
      const { data: sessions } = await read<List<SessionRow>>(call, listSessions, ROWS);
      const { user: profile } = signedInOf(call.origin.caller);
      return profilePage({ shell: call.shell, profile, themes, sessions });
    },
  },
];
