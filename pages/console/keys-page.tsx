import { Fragment, h } from '../h.ts';
import { htmlOf } from '../document.tsx';
import { Field, FormDialog, Moment, NextPage, RowMenu, Table } from './parts.tsx';
import { Shell, type ShellProps } from './shell.tsx';
import { ShownOnce } from './shown-once.tsx';

/** A key as `/console/api/api-keys` lists it. */
export interface KeyRow {
  id: string;
  name: string;
  prefix: string;
  last_four: string;
  scopes: readonly string[];
  rate_limit: number;
  expires_at: string | null;
  last_used_at: string | null;
  revoked_at: string | null;
}

interface KeysProps {
  shell: ShellProps;
  keys: readonly KeyRow[];
  nextCursor: string | null;
  scopes: readonly string[];
  now: Date;
}

const HEAD = ['Name', 'Key', 'Scopes', 'Limit', 'Last used', 'Expires', 'Actions'];

export function keysPage({ shell, keys, nextCursor, scopes, now }: KeysProps): string {
  const ended = (key: KeyRow) =>
    key.revoked_at !== null || (key.expires_at !== null && new Date(key.expires_at) <= now);
  const active = keys.filter((key) => !ended(key));
  const gone = keys.filter(ended);
  return htmlOf(
    <Shell title="API keys" {...shell}>
      <div class="heading">
        <h1>API keys</h1>
        <button type="button" class="primary" data-opens="new-key-dialog">
          New key
        </button>
      </div>
      <p class="lead">A key opens the API for a program. Its scopes say what it may do.</p>
      <div id="new-key-place" />
      <Table label="Keys" head={HEAD}>
        {active.map((key) => (
          <ActiveRow key={key.id} row={key} />
        ))}
      </Table>
      {active.length === 0 && <p data-empty>There is no active key. The first call needs one.</p>}
      {gone.length > 0 && <Ended keys={gone} />}
      <NextPage path="/console/keys" cursor={nextCursor} />
      <KeyDialogs scopes={scopes} />
    </Shell>,
  );
}

function ActiveRow({ row }: { row: KeyRow }) {
  const { id, name, rate_limit: limit } = row;
  return (
    <tr>
      <th scope="row" data-slot="name">
        {name}
      </th>
      <td>
        <code data-slot="shown">{`${row.prefix}…${row.last_four}`}</code>
      </td>
      <td data-slot="scopes">{row.scopes.join(', ')}</td>
      <td data-slot="limit">{`${limit}/min`}</td>
      <td>
        <Moment at={row.last_used_at} none="never" />
      </td>
      <td data-slot="expires">
        <Moment at={row.expires_at} none="never" />
      </td>
      <td>
        <RowMenu
          label={`Actions for ${name}`}
          values={{ id, name, rate_limit: limit }}
          items={[
            { text: 'Change key', opens: 'change-key-dialog' },
            { text: 'Roll key', opens: 'roll-key-dialog' },
            { text: 'Revoke key', opens: 'revoke-key-dialog' },
          ]}
        />
      </td>
    </tr>
  );
}

function Ended({ keys }: { keys: readonly KeyRow[] }) {
  return (
    <details>
      <summary>{`Revoked and expired (${keys.length})`}</summary>
      <Table label="Revoked and expired keys" head={['Name', 'Key', 'Revoked', 'Expired']}>
        {keys.map((key) => (
          <tr key={key.id}>
            <th scope="row">{key.name}</th>
            <td>
              <code>{`${key.prefix}…${key.last_four}`}</code>
            </td>
            <td>
              <Moment at={key.revoked_at} />
            </td>
            <td>
              <Moment at={key.expires_at} />
            </td>
          </tr>
        ))}
      </Table>
    </details>
  );
}

function KeyDialogs({ scopes }: { scopes: readonly string[] }) {
  return (
    <>
      <NewKeyDialog scopes={scopes} />
      <ChangeDialogs />
      <ShownOnce what="key" member="api_key" />
      <template id="key-row">
        <ActiveRow row={EMPTY_ROW} />
      </template>
    </>
  );
}

function ChangeDialogs() {
  return (
    <>
      <FormDialog
        id="change-key-dialog"
        title="Change key"
        call="PATCH /console/api/api-keys/{id}"
        then="reload"
        submit="Save key"
      >
        <Field id="changed-name" label="Name">
          <input id="changed-name" name="name" maxLength={80} required />
        </Field>
        <LimitField id="changed-limit" />
      </FormDialog>
      <FormDialog
        id="roll-key-dialog"
        title="Roll key"
        call="POST /console/api/api-keys/{id}/roll"
        then="show-key"
        submit="Roll key"
      >
        <p>
          A new key with the same name, scopes and limit replaces <strong data-slot="name" />.
        </p>
        <Field id="grace" label="The old key works for">
          <select id="grace" name="old_expires_in_s" data-type="number">
            <option value="0">no longer</option>
            <option value="3600">one hour</option>
            <option value="86400" selected>
              one day
            </option>
            <option value="604800">seven days</option>
          </select>
        </Field>
      </FormDialog>
      <RevokeDialog />
    </>
  );
}

function RevokeDialog() {
  return (
    <FormDialog
      id="revoke-key-dialog"
      title="Revoke key"
      call="POST /console/api/api-keys/{id}/revoke"
      then="reload"
      submit="Revoke key"
      danger
    >
      <p>
        Programs that use <strong data-slot="name" /> are refused within a second. This cannot be
        taken back.
      </p>
    </FormDialog>
  );
}

const EMPTY_ROW: KeyRow = {
  id: '',
  name: '',
  prefix: '',
  last_four: '',
  scopes: [],
  rate_limit: 0,
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
};

function NewKeyDialog({ scopes }: { scopes: readonly string[] }) {
  return (
    <FormDialog
      id="new-key-dialog"
      title="New key"
      call="POST /console/api/api-keys"
      then="show-key"
      submit="Create key"
    >
      <Field id="key-name" label="Name">
        <input id="key-name" name="name" maxLength={80} required autocomplete="off" />
      </Field>
      <fieldset>
        <legend>Scopes</legend>
        {scopes.map((scope) => (
          <label key={scope} class="choice">
            <input type="checkbox" name="scopes" value={scope} data-type="list" />
            {scope}
          </label>
        ))}
      </fieldset>
      <LimitField id="key-limit" value={60} />
      <Field id="key-expires" label="Expires">
        <select id="key-expires" name="expires_at" data-type="days">
          <option value="">never</option>
          <option value="7">in 7 days</option>
          <option value="30">in 30 days</option>
          <option value="90">in 90 days</option>
          <option value="365">in a year</option>
        </select>
      </Field>
    </FormDialog>
  );
}

function LimitField({ id, value }: { id: string; value?: number }) {
  return (
    <Field id={id} label="Limit" hint="Calls per minute">
      <input
        id={id}
        name="rate_limit"
        data-type="number"
        inputMode="numeric"
        aria-describedby={`${id}-hint`}
        {...(value !== undefined && { value })}
      />
    </Field>
  );
}
