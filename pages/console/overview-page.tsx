import { Fragment, h } from '../h.ts';
import { recordPage, Rows, Status } from './kit.tsx';
import { Moment } from './parts.tsx';
import { may, type ShellProps } from './shell.tsx';

/** A candidate who was added lately. */
interface Arrival {
  id: string;
  name: string;
  applied: string;
  at: string;
}

interface OverviewProps {
  shell: ShellProps;
  apiUrl: string;
  openRoles: number;
  arrivals: readonly Arrival[];
  /** Endpoints that fail or are disabled. */
  endpoints: readonly { id: string; url: string; status: string; failing_since: string | null }[];
}

export function overviewPage(props: OverviewProps): string {
  const { shell, openRoles, arrivals, endpoints } = props;
  return recordPage({
    shell,
    title: 'Overview',
    children: (
      <div>
        {endpoints.length > 0 && <Endpoints endpoints={endpoints} />}
        {arrivals.length > 0 && (
          <section>
            <h2>New candidates</h2>
            <Rows
              label="New candidates"
              head={['Name', 'Applied for', 'Added']}
              rows={arrivals.map(({ id, name, applied, at }) => ({
                id,
                cells: [
                  <a href={`/console/candidates/${id}`}>{name}</a>,
                  applied,
                  <Moment at={at} />,
                ],
              }))}
              empty=""
            />
          </section>
        )}
        <section>
          <h2>{openRoles === 0 ? 'First steps' : 'With the API'}</h2>
          <Steps {...props} />
        </section>
      </div>
    ),
  });
}

function Steps({ shell, apiUrl, openRoles }: OverviewProps) {
  return (
    <ol>
      {openRoles === 0 && (
        <li>
          <a href="/console/postings">Publish a posting</a>, and candidates appear on its{' '}
          <a href="/console/board">board</a>.
        </li>
      )}
      <li>
        {may(shell, 'admin') ? (
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
  );
}

function Endpoints({ endpoints }: Pick<OverviewProps, 'endpoints'>) {
  return (
    <section>
      <h2>Endpoints that need a hand</h2>
      <Rows
        label="Endpoints that need a hand"
        head={['Endpoint', 'Status', 'Failing since']}
        rows={endpoints.map(({ id, url, status, failing_since: since }) => ({
          id,
          cells: [
            <a href={`/console/webhooks/${id}`}>{url}</a>,
            <Status of={status} />,
            <Moment at={since} />,
          ],
        }))}
        empty=""
      />
    </section>
  );
}
