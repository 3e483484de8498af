import { givenRoles, type SignInRow } from '../../../domain/accounts/console/sign-in-settings.ts';
import { h } from '../../h.ts';
import { htmlOf } from '../../document.tsx';
import { wordOf } from '../../words/values.ts';
import { Fields, type FieldSpec } from '../fields.tsx';
import type { RowProps } from '../kit.tsx';
import { Shell } from '../shell.tsx';
import { words } from '../words/words.ts';

/** How the members of the account sign in. */
export function signInSettingsPage({ shell, row }: RowProps<SignInRow>): string {
  const { signIn } = words.account;
  return htmlOf(
    <Shell title={signIn.title} {...shell}>
      <h1>{signIn.title}</h1>
      <p class="lead">{signIn.lead}</p>
      <Addresses row={row} />
      <form
        class="form"
        data-call="PUT /console/api/sign-in-settings"
        data-then="reload"
        novalidate
      >
        <div data-problem role="alert" class="problem" hidden />
        <Fields prefix="provider" of={providerFields(row)} />
        <Fields prefix="people" of={peopleFields(row)} />
        <fieldset>
          <legend>{signIn.groups}</legend>
          <p class="hint">{signIn.groupsHint}</p>
          <Fields prefix="groups" of={groupFields(row)} />
        </fieldset>
        <button type="submit" class="primary">
          {words.common.save}
        </button>
      </form>
    </Shell>,
    shell.language,
  );
}

/** The addresses that the administrator of the provider and the members need. */
function Addresses({ row }: Pick<RowProps<SignInRow>, 'row'>) {
  const { signIn } = words.account;
  return (
    <dl class="facts">
      <dt>{signIn.redirectUrl}</dt>
      <dd>
        <code>{row.redirect_url}</code>
      </dd>
      {row.issuer !== null && <dt>{signIn.signInUrl}</dt>}
      {row.issuer !== null && (
        <dd>
          <code>{row.sign_in_url}</code>
        </dd>
      )}
    </dl>
  );
}

function providerFields(row: SignInRow): FieldSpec[] {
  const { signIn } = words.account;
  return [
    {
      name: 'issuer',
      label: signIn.issuer,
      kind: 'url',
      value: row.issuer,
      hint: signIn.issuerHint,
    },
    { name: 'client_id', label: signIn.clientId, value: row.client_id },
    {
      name: 'client_secret',
      label: signIn.clientSecret,
      blank: 'omitted',
      hint: row.has_client_secret ? signIn.secretKept : signIn.secretHint,
    },
  ];
}

function peopleFields(row: SignInRow): FieldSpec[] {
  const { signIn } = words.account;
  return [
    {
      name: 'domains',
      label: signIn.domains,
      kind: 'lines',
      rows: 2,
      value: row.domains,
      hint: signIn.domainsHint,
    },
    {
      name: 'default_role',
      label: signIn.defaultRole,
      kind: 'select',
      value: row.default_role,
      choices: [...givenRoles],
      hint: signIn.defaultRoleHint,
    },
    { name: 'required', label: signIn.required, kind: 'check', value: row.required },
    {
      name: 'session_hours',
      label: signIn.sessionHours,
      kind: 'number',
      value: row.session_hours,
      hint: signIn.sessionHoursHint,
    },
  ];
}

function groupFields(row: SignInRow): FieldSpec[] {
  const { signIn } = words.account;
  return [
    { name: 'groups_claim', label: signIn.groupsClaim, value: row.groups_claim },
    ...givenRoles.map((role): FieldSpec => ({
      name: `role_groups.${role}`,
      label: signIn.groupsOf(wordOf(role)),
      kind: 'lines',
      rows: 2,
      value: row.role_groups[role] ?? [],
    })),
  ];
}
