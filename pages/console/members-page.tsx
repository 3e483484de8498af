import { h } from '../h.ts';
import { htmlOf } from '../document.tsx';
import { Field, FormDialog, Moment, NextPage, RowMenu, Table } from './parts.tsx';
import { Shell, type ShellProps } from './shell.tsx';

export interface MemberRow {
  id: string;
  email: string;
  name: string | null;
  role: string;
  created_at: string;
}

export interface InvitationRow {
  id: string;
  email: string;
  role: string;
  expires_at: string;
}

interface MembersProps {
  shell: ShellProps;
  members: readonly MemberRow[];
  invitations: readonly InvitationRow[];
  nextCursor: string | null;
  /** Roles that the person may give. */
  roles: readonly string[];
}

export function membersPage(props: MembersProps): string {
  const { shell, members, invitations, nextCursor, roles } = props;
  return htmlOf(
    <Shell title="Members" {...shell}>
      <div class="heading">
        <h1>Members</h1>
        <button type="button" class="primary" data-opens="invite-dialog">
          Invite member
        </button>
      </div>
      <p class="lead">A role may do everything that the roles before it may.</p>
      <Table label="Members" head={['Name', 'E-mail', 'Role', 'Joined', 'Actions']}>
        {members.map((member) => (
          <Row key={member.id} member={member} />
        ))}
      </Table>
      <NextPage path="/console/members" cursor={nextCursor} />
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      <MemberDialogs roles={roles} />
    </Shell>,
  );
}

function Row({ member }: { member: MemberRow }) {
  const { id, email, role } = member;
  const name = member.name ?? email;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{email}</td>
      <td>{role}</td>
      <td>
        <Moment at={member.created_at} />
      </td>
      <td>
        <RowMenu
          label={`Actions for ${name}`}
          values={{ id, name, role }}
          items={[
            { text: 'Change role', opens: 'change-role-dialog' },
            { text: 'Remove member', opens: 'remove-member-dialog' },
          ]}
        />
      </td>
    </tr>
  );
}

function Invitations({ invitations }: { invitations: readonly InvitationRow[] }) {
  return (
    <section>
      <h2>Invitations</h2>
      <Table label="Invitations" head={['E-mail', 'Role', 'Expires', 'Actions']}>
        {invitations.map(({ id, email, role, expires_at: expiresAt }) => (
          <tr key={id}>
            <th scope="row">{email}</th>
            <td>{role}</td>
            <td>
              <Moment at={expiresAt} />
            </td>
            <td>
              <RowMenu
                label={`Actions for ${email}`}
                values={{ id, name: email }}
                items={[{ text: 'Withdraw invitation', opens: 'withdraw-dialog' }]}
              />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function RoleField({ id, roles }: { id: string; roles: readonly string[] }) {
  return (
    <Field id={id} label="Role">
      <select id={id} name="role">
        {roles.map((role) => (
          <option key={role} value={role}>
            {role}
          </option>
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
        title="Invite member"
        call="POST /console/api/invitations"
        then="reload"
        submit="Send invitation"
      >
        <Field id="invited" label="E-mail">
          <input id="invited" name="email" type="email" autocomplete="off" required />
        </Field>
        <RoleField id="invited-role" roles={roles} />
      </FormDialog>
      <FormDialog
        id="change-role-dialog"
        title="Change role"
        call="PATCH /console/api/members/{id}"
        then="reload"
        submit="Save role"
      >
        <p>
          The role of <strong data-slot="name" />
        </p>
        <RoleField id="changed-role" roles={roles} />
      </FormDialog>
      <RemovalDialogs />
    </div>
  );
}

function RemovalDialogs() {
  return (
    <div>
      <FormDialog
        id="remove-member-dialog"
        title="Remove member"
        call="DELETE /console/api/members/{id}"
        then="reload"
        submit="Remove member"
        danger
      >
        <p>
          <strong data-slot="name" /> loses access to this account within a second.
        </p>
      </FormDialog>
      <FormDialog
        id="withdraw-dialog"
        title="Withdraw invitation"
        call="DELETE /console/api/invitations/{id}"
        then="reload"
        submit="Withdraw invitation"
        danger
      >
        <p>
          The link that was sent to <strong data-slot="name" /> stops working.
        </p>
      </FormDialog>
    </div>
  );
}
