import type { Scope } from '../../domain/accounts/scopes.ts';
import type { KeyRow } from '../../domain/accounts/key-row.ts';
import { Fragment, h } from '../h.ts';
import { ConfirmDialog, FormDialog } from './dialogs.tsx';
import { type ListProps, Rows } from './kit.tsx';
import { Field, Moment, NextPage, RowMenu, Table } from './parts.tsx';
import { htmlOf } from '../document.tsx';
import { Shell } from './shell.tsx';
import { ShownOnce } from './shown-once.tsx';
import { words } from './words/words.ts';

interface KeysProps extends ListProps<KeyRow> {
  scopes: readonly Scope[];
  now: Date;
  /** Of the API. */
  apiUrl: string;
}

const HEAD = [
  words.common.name,
  words.common.key,
  words.account.scopes,
  words.account.limit,
  words.account.lastUsed,
  words.common.expires,
  words.account.actions,
];

export function keysPage(props: KeysProps): string {
  const { shell, rows, nextCursor, scopes, now, apiUrl } = props;
  const ended = (key: KeyRow) =>
    key.revoked_at !== null || (key.expires_at !== null && new Date(key.expires_at) <= now);
  const active = rows.filter((key) => !ended(key));
  const gone = rows.filter(ended);
  return htmlOf(
    <Shell title={words.account.apiKeys} {...shell}>
      <div class="heading">
        <h1>{words.account.apiKeys}</h1>
        <button type="button" class="primary" data-opens="new-key-dialog">
          {words.account.newKey}
        </button>
      </div>
      <p class="lead">{words.account.keysLead}</p>
      <div id="new-key-place" />
      <Table label={words.account.keys} head={HEAD}>
        {active.map((key) => (
          <ActiveRow row={key} />
        ))}
      </Table>
      {active.length === 0 && <p data-empty>{words.account.noKey}</p>}
      {gone.length > 0 && <Ended keys={gone} />}
      <NextPage path="/console/keys" cursor={nextCursor} />
      <FirstCall apiUrl={apiUrl} />
      <KeyDialogs scopes={scopes} />
    </Shell>,
    shell.language,
  );
}

/** A call that works with any key that may search. */
function FirstCall({ apiUrl }: Pick<KeysProps, 'apiUrl'>) {
  return (
    <section>
      <h2>{words.account.firstCall}</h2>
      <p>{words.account.firstCallLead(<a href="/docs">{words.overview.reference}</a>)}</p>
      <p>
        <code>{`curl -H 'Authorization: Bearer ork_live_…' '${apiUrl}/jobs?title=engineer&limit=3'`}</code>
      </p>
    </section>
  );
}

const shownOf = (key: KeyRow) => `${key.prefix}…${key.last_four}`;

function ActiveRow({ row }: { row: KeyRow }) {
  const { id, name, rate_limit: limit } = row;
  return (
    <tr>
      <th scope="row" data-slot="name">
        {name}
      </th>
      <td>
        <code data-slot="shown">{shownOf(row)}</code>
      </td>
      <td data-slot="scopes">{row.scopes.join(', ')}</td>
      <td data-slot="limit">{words.account.perMinute(limit)}</td>
      <td>
        <Moment at={row.last_used_at} none={words.common.never} />
      </td>
      <td data-slot="expires">
        <Moment at={row.expires_at} none={words.common.never} />
      </td>
      <td>
        <RowMenu
          label={words.common.actionsFor(name)}
          values={{ id, name, rate_limit: limit }}
          items={[
            { text: words.account.changeKey, opens: 'change-key-dialog' },
            { text: words.account.rollKey, opens: 'roll-key-dialog' },
            { text: words.account.revokeKey, opens: 'revoke-key-dialog' },
          ]}
        />
      </td>
    </tr>
  );
}

function Ended({ keys }: { keys: readonly KeyRow[] }) {
  return (
    <details>
      <summary>{words.account.revokedAndExpired(keys.length)}</summary>
      <Rows
        label={words.account.revokedExpiredKeys}
        head={[words.common.name, words.common.key, words.account.revoked, words.account.expiredAt]}
        rows={keys.map((key) => [
          key.name,
          <code>{shownOf(key)}</code>,
          <Moment at={key.revoked_at} />,
          <Moment at={key.expires_at} />,
        ])}
        empty=""
      />
    </details>
  );
}

function KeyDialogs({ scopes }: { scopes: readonly Scope[] }) {
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
        title={words.account.changeKey}
        call="PATCH /console/api/api-keys/{id}"
        then="reload"
        submit={words.account.saveKey}
      >
        <Field id="changed-name" label={words.common.name}>
          <input id="changed-name" name="name" maxlength={80} required />
        </Field>
        <LimitField id="changed-limit" />
      </FormDialog>
      <FormDialog
        id="roll-key-dialog"
        title={words.account.rollKey}
        call="POST /console/api/api-keys/{id}/roll"
        then="show-key"
        submit={words.account.rollKey}
      >
        <p>{words.account.rolling(<strong data-slot="name" />)}</p>
        <Field id="grace" label={words.account.grace}>
          <select id="grace" name="old_expires_in_s" data-type="number">
            <option value="0">{words.account.noLonger}</option>
            <option value="3600">{words.account.oneHour}</option>
            <option value="86400" selected>
              {words.account.oneDay}
            </option>
            <option value="604800">{words.account.sevenDays}</option>
          </select>
        </Field>
      </FormDialog>
      <RevokeDialog />
    </>
  );
}

function RevokeDialog() {
  return (
    <ConfirmDialog
      id="revoke-key-dialog"
      title={words.account.revokeKey}
      call="POST /console/api/api-keys/{id}/revoke"
      text={words.account.revoking(<strong data-slot="name" />)}
    />
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
  created_at: '',
  last_used_at: null,
  revoked_at: null,
};

function NewKeyDialog({ scopes }: { scopes: readonly Scope[] }) {
  return (
    <FormDialog
      id="new-key-dialog"
      title={words.account.newKey}
      call="POST /console/api/api-keys"
      then="show-key"
      submit={words.account.createKey}
    >
      <Field id="key-name" label={words.common.name}>
        <input id="key-name" name="name" maxlength={80} required autocomplete="off" />
      </Field>
      <fieldset>
        <legend>{words.account.scopes}</legend>
        {scopes.map((scope) => (
          <label class="choice">
            <input type="checkbox" name="scopes" value={scope} data-type="list" />
            <span>
              <code>{scope}</code> <span class="muted">{words.account.scopeWords[scope]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <LimitField id="key-limit" value={60} />
      <Field id="key-expires" label={words.common.expires}>
        <select id="key-expires" name="expires_at" data-type="days">
          <option value="">{words.common.never}</option>
          <option value="7">{words.account.in7Days}</option>
          <option value="30">{words.account.in30Days}</option>
          <option value="90">{words.account.in90Days}</option>
          <option value="365">{words.account.inYear}</option>
        </select>
      </Field>
    </FormDialog>
  );
}

function LimitField({ id, value }: { id: string; value?: number }) {
  return (
    <Field id={id} label={words.account.limit} hint={words.account.callsPerMinute}>
      <input
        id={id}
        name="rate_limit"
        data-type="number"
        inputmode="numeric"
        aria-describedby={`${id}-hint`}
        {...(value !== undefined && { value })}
      />
    </Field>
  );
}
