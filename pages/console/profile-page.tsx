import type { ConsoleUser } from '../../domain/accounts/console/people.ts';
import type { SessionRow } from '../../domain/accounts/console/session-row.ts';
import { Fragment, h } from '../h.ts';
import { htmlOf } from '../document.tsx';
import { Field, Moment, Table } from './parts.tsx';
import { Shell, type ShellProps } from './shell.tsx';
import { wordOf } from '../words/values.ts';
import { words } from './words/words.ts';

interface ProfileProps {
  shell: ShellProps;
  profile: ConsoleUser;
  themes: readonly string[];
  sessions: readonly SessionRow[];
}

export function profilePage({ shell, profile, themes, sessions }: ProfileProps): string {
  return htmlOf(
    <Shell title={words.account.profile} {...shell}>
      <h1>{words.account.profile}</h1>
      <p class="lead">{profile.email}</p>
      {profile.operator && <p class="hint">{words.account.isOperator}</p>}
      <form
        class="form"
        data-call="PATCH /console/api/session/profile"
        data-then="reload"
        novalidate
      >
        <div data-problem role="alert" class="problem" hidden />
        <Field id="own-name" label={words.common.name}>
          <input
            id="own-name"
            name="name"
            data-type="nullable"
            maxlength={100}
            autocomplete="name"
            value={profile.name ?? ''}
          />
        </Field>
        <Field id="theme" label={words.account.theme}>
          <select id="theme" name="theme">
            {themes.map((theme) => (
              <option value={theme} selected={theme === profile.theme}>
                {wordOf(theme)}
              </option>
            ))}
          </select>
        </Field>
        <ShortcutsField on={profile.shortcuts} />
        <button type="submit" class="primary">
          {words.account.saveProfile}
        </button>
      </form>
      <Sessions sessions={sessions} />
    </Shell>,
    shell.language,
  );
}

function Sessions({ sessions }: Pick<ProfileProps, 'sessions'>) {
  return (
    <section>
      <h2>{words.account.sessions}</h2>
      <Table
        label={words.account.sessions}
        head={[
          words.account.browser,
          words.account.signedIn,
          words.account.lastSeen,
          words.account.actions,
        ]}
      >
        {sessions.map((session) => (
          <SessionLine session={session} />
        ))}
      </Table>
    </section>
  );
}

function ShortcutsField({ on }: { on: boolean }) {
  return (
    <>
      <label class="choice">
        <input type="checkbox" name="shortcuts" data-type="boolean" checked={on} />
        {words.shortcuts.letters}
      </label>
      <p class="hint">{words.shortcuts.lettersHint}</p>
    </>
  );
}

function SessionLine({ session }: { session: SessionRow }) {
  return (
    <tr>
      <th scope="row">{session.user_agent ?? words.account.unknown}</th>
      <td>
        <Moment at={session.created_at} />
      </td>
      <td>
        <Moment at={session.last_seen_at} />
      </td>
      <td>
        {session.is_current ? (
          words.account.thisSession
        ) : (
          <button
            type="button"
            data-call={`DELETE /console/api/sessions/${session.id}`}
            data-then="reload"
          >
            {words.account.endSession}
          </button>
        )}
      </td>
    </tr>
  );
}
