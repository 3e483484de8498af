import type { MemberRow, InvitationRow } from '../../domain/accounts/console/member-row.ts';
import { h } from '../h.ts';
import { ConfirmDialog, FormDialog } from './dialogs.tsx';
import { type ListProps, type ListRow, Rows, TitledRows } from './kit.tsx';
import { Field, Moment, NextPage, RowMenu } from './parts.tsx';
import { htmlOf } from '../document.tsx';
import { Shell } from './shell.tsx';
import { wordOf } from '../words/values.ts';
import { words } from './words/words.ts';

interface MembersProps extends ListProps<MemberRow> {
  invitations: readonly InvitationRow[];
  /** Roles that the person may give. */
  roles: readonly string[];
}

export function membersPage(props: MembersProps): string {
  const { shell, rows, invitations, nextCursor, roles } = props;
  return htmlOf(
    <Shell title={words.account.members} {...shell}>
      <div class="heading">
        <h1>{words.account.members}</h1>
        <button type="button" class="primary" data-opens="invite-dialog">
          {words.account.inviteMember}
        </button>
      </div>
      <p class="lead">{words.account.membersLead}</p>
      <Rows
        label={words.account.members}
        head={[
          words.common.name,
          words.common.email,
          words.account.memberRole,
          words.account.joined,
          words.account.actions,
        ]}
        rows={rows.map(memberRow)}
        empty=""
      />
      <NextPage path="/console/members" cursor={nextCursor} />
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      <MemberDialogs roles={roles} />
    </Shell>,
    shell.language,
  );
}

function memberRow({ id, email, name: given, role, created_at: at }: MemberRow): ListRow {
  const name = given ?? email;
  return [
    name,
    email,
    wordOf(role),
    <Moment at={at} />,
    <RowMenu
      label={words.common.actionsFor(name)}
      values={{ id, name, role }}
      items={[
        { text: words.account.changeRole, opens: 'change-role-dialog' },
        { text: words.account.removeMember, opens: 'remove-member-dialog' },
      ]}
    />,
  ];
}

function Invitations({ invitations }: { invitations: readonly InvitationRow[] }) {
  return (
    <section>
      <TitledRows
        label={words.account.invitations}
        head={[
          words.common.email,
          words.account.memberRole,
          words.common.expires,
          words.account.actions,
        ]}
        rows={invitations.map(({ id, email, role, expires_at: expiresAt }) => [
          email,
          wordOf(role),
          <Moment at={expiresAt} />,
          <RowMenu
            label={words.common.actionsFor(email)}
            values={{ id, name: email }}
            items={[{ text: words.account.withdrawInvitation, opens: 'withdraw-dialog' }]}
          />,
        ])}
        empty=""
      />
    </section>
  );
}

function RoleField({ id, roles }: { id: string; roles: readonly string[] }) {
  return (
    <Field id={id} label={words.account.memberRole}>
      <select id={id} name="role">
        {roles.map((role) => (
          <option value={role}>{wordOf(role)}</option>
        ))}
      </select>
    </Field>
  );
}

function MemberDialogs({ roles }: { roles: readonly string[] }) {
  return (
    <div>
      <FormDialog
        id="invite-dialog"
        title={words.account.inviteMember}
        call="POST /console/api/invitations"
        then="reload"
        submit={words.account.sendInvitation}
      >
        <Field id="invited" label={words.common.email}>
          <input id="invited" name="email" type="email" autocomplete="off" required />
        </Field>
        <RoleField id="invited-role" roles={roles} />
      </FormDialog>
      <FormDialog
        id="change-role-dialog"
        title={words.account.changeRole}
        call="PATCH /console/api/members/{id}"
        then="reload"
        submit={words.account.saveRole}
      >
        <p>{words.account.roleOf(<strong data-slot="name" />)}</p>
        <RoleField id="changed-role" roles={roles} />
      </FormDialog>
      <RemovalDialogs />
    </div>
  );
}

function RemovalDialogs() {
  return (
    <div>
      <ConfirmDialog
        id="remove-member-dialog"
        title={words.account.removeMember}
        call="DELETE /console/api/members/{id}"
        text={words.account.removingMember(<strong data-slot="name" />)}
      />
      <ConfirmDialog
        id="withdraw-dialog"
        title={words.account.withdrawInvitation}
        call="DELETE /console/api/invitations/{id}"
        text={words.account.withdrawing(<strong data-slot="name" />)}
      />
    </div>
  );
}
