import { Fragment, h } from '../h.ts';
import { htmlOf } from '../document.tsx';
import { Shell, type ShellProps } from './shell.tsx';

interface OverviewProps {
  shell: ShellProps;
  apiUrl: string;
  /** Whether the role may open API keys. */
  makesKeys: boolean;
}

export function overviewPage({ shell, apiUrl, makesKeys }: OverviewProps): string {
  return htmlOf(
    <Shell title="Overview" {...shell}>
      <h1>Overview</h1>
      <p class="lead">The first steps with the API of {shell.account}.</p>
      <ol>
        <li>
          {makesKeys ? (
            <>
              <a href="/console/keys">Make an API key</a> with the scopes that your program needs.
            </>
          ) : (
            'Ask an admin of the account for an API key.'
          )}
        </li>
        <li>
          Search the market:
          <p>
            <code>{`curl -H 'Authorization: Bearer ork_live_…' '${apiUrl}/jobs?title=engineer&limit=3'`}</code>
          </p>
        </li>
        <li>
          Read <a href="/docs">the reference of every endpoint</a>.
        </li>
      </ol>
    </Shell>,
  );
}

/** A page of the console that cannot be shown: who may, or what is missing. */
export function refusedPage({ shell, title, text }: RefusedProps): string {
  return htmlOf(
    <Shell title={title} {...shell}>
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      <p>
        <a href="/console">Go to the overview</a>
      </p>
    </Shell>,
  );
}

interface RefusedProps {
  shell: ShellProps;
  title: string;
  text: string;
}
