import { Fragment, h, type Text } from '../h.ts';
import { recordPage, Status, TitledRows } from './kit.tsx';
import { Moment } from './parts.tsx';
import { may, type ShellProps } from './shell.tsx';
import { words } from './words/words.ts';

/** A candidate who was added lately. */
interface Arrival {
  id: string;
  name: Text;
  applied: string;
  at: string;
}

/** The problems of the installation that operators must resolve. */
export interface InstallationInNeed {
  /** Servers that cannot be reached. */
  servers: readonly (keyof typeof SERVERS)[];
  /** Sources whose last run failed. */
  sources: readonly { id: string; name: string }[];
}

const SERVERS = {
  mongodb: 'MongoDB',
  elasticsearch: 'Elasticsearch',
  temporal: 'Temporal',
  smtp: 'SMTP',
};

/** An open role with its applications by stage. */
interface OpenRole {
  id: string;
  title: string;
  applications: number;
  stages: readonly { name: string; applications: number }[];
}

interface OverviewProps {
  shell: ShellProps;
  apiUrl: string;
  openRoles: readonly OpenRole[];
  arrivals: readonly Arrival[];
  /** Endpoints that fail or are disabled. */
  endpoints: readonly { id: string; url: string; status: string; failing_since: string | null }[];
  installation: InstallationInNeed;
}

export function overviewPage(props: OverviewProps): string {
  const { shell, openRoles, arrivals, endpoints } = props;
  return recordPage({
    shell,
    title: words.common.overview,
    children: (
      <div>
        <Installation {...props.installation} />
        {openRoles.length > 0 && <OpenRoles of={openRoles} />}
        {endpoints.length > 0 && <Endpoints endpoints={endpoints} />}
        {arrivals.length > 0 && (
          <section>
            <TitledRows
              label={words.overview.newCandidates}
              head={[words.common.name, words.overview.appliedFor, words.common.added]}
              rows={arrivals.map(({ id, name, applied, at }) => [
                <a href={`/console/candidates/${id}`}>{name}</a>,
                applied,
                <Moment at={at} />,
              ])}
              empty=""
            />
          </section>
        )}
        <section>
          <h2>{openRoles.length === 0 ? words.overview.firstSteps : words.overview.withApi}</h2>
          <Steps {...props} />
        </section>
      </div>
    ),
  });
}

function Steps({ shell, apiUrl, openRoles }: OverviewProps) {
  return (
    <ol>
      {openRoles.length === 0 && (
        <li>
          {words.overview.publish(<a href="/console/postings">{words.overview.publishPosting}</a>)}
        </li>
      )}
      <li>
        {may(shell, 'admin') ? (
          <>
            <a href="/console/keys">{words.overview.makeKey}</a> {words.overview.withScopes}
          </>
        ) : (
          words.overview.askForKey
        )}
      </li>
      <li>
        {words.overview.searchMarket}
        <p>
          <code>{`curl -H 'Authorization: Bearer ork_live_…' '${apiUrl}/jobs?title=engineer&limit=3'`}</code>
        </p>
      </li>
      <li>{words.overview.read(<a href="/docs">{words.overview.reference}</a>)}</li>
    </ol>
  );
}

function OpenRoles({ of }: { of: readonly OpenRole[] }) {
  return (
    <section>
      <TitledRows
        label={words.overview.openRoles}
        head={[words.common.role, words.common.applications, words.overview.byStage]}
        rows={of.map(({ id, title, applications, stages }) => [
          <a href={`/console/board/${id}`}>{title}</a>,
          applications,
          stages.map(({ name, applications: at }) => `${name} ${at}`).join(' · '),
        ])}
        empty=""
      />
    </section>
  );
}

function Endpoints({ endpoints }: Pick<OverviewProps, 'endpoints'>) {
  return (
    <section>
      <TitledRows
        label={words.overview.endpointsInNeed}
        head={[words.common.endpoint, words.common.status, words.common.failingSince]}
        rows={endpoints.map(({ id, url, status, failing_since: since }) => [
          <a href={`/console/webhooks/${id}`}>{url}</a>,
          <Status of={status} />,
          <Moment at={since} />,
        ])}
        empty=""
      />
    </section>
  );
}

function Installation({ servers, sources }: InstallationInNeed) {
  if (servers.length + sources.length === 0) return null;
  return (
    <section>
      <TitledRows
        label={words.installation.needsHand}
        head={[words.common.name, words.common.status]}
        rows={[
          ...servers.map((server) => [SERVERS[server], <Status of="unreachable" />]),
          ...sources.map(({ id, name }) => [
            <a href={`/console/installation/sources/${id}`}>{name}</a>,
            <Status of="failed" />,
          ]),
        ]}
        empty=""
      />
    </section>
  );
}
