import { h } from '../h.ts';
import { Today, type DueToday } from './due-today.tsx';
import { recordPage, Status, TitledRows } from './kit.tsx';
import { Moment } from './parts.tsx';
import { may, type ShellProps } from './shell.tsx';
import { words } from './words/words.ts';

/** The problems of the installation that operators must resolve. */
export interface InstallationInNeed {
  /** Servers that cannot be reached, or refuse a part of their work. */
  servers: readonly ServerInNeed[];
  /** Sources whose last run failed. */
  sources: readonly { id: string; name: string }[];
}

interface ServerInNeed {
  name: keyof typeof SERVERS;
  status: 'unreachable' | 'impaired';
  /** Why, and what to do; null where the server does not say. */
  cause: string | null;
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
  /** Applications of the last seven days, and of the seven days before. */
  week: number;
  weekBefore: number;
  stages: readonly { name: string; applications: number }[];
}

interface OverviewProps {
  shell: ShellProps;
  /** Names of the account's companies. */
  companies: readonly string[];
  openRoles: readonly OpenRole[];
  due: DueToday;
  /** Endpoints that fail or are disabled. */
  endpoints: readonly { id: string; url: string; status: string; failing_since: string | null }[];
  installation: InstallationInNeed;
}

export function overviewPage(props: OverviewProps): string {
  const { shell, companies, openRoles, due, endpoints } = props;
  const isNew = openRoles.length === 0;
  return recordPage({
    shell,
    title: words.common.overview,
    children: (
      <div>
        {companies.length > 0 && <p class="lead">{companies.join(', ')}</p>}
        <Installation {...props.installation} />
        <Today due={due} />
        {isNew ? <Steps shell={shell} /> : <OpenRoles of={openRoles} />}
        {endpoints.length > 0 && <Endpoints endpoints={endpoints} />}
      </div>
    ),
  });
}

function Steps({ shell }: Pick<OverviewProps, 'shell'>) {
  return (
    <section>
      <h2>{words.overview.firstSteps}</h2>
      <ol>
        <li>
          {words.overview.publish(<a href="/console/postings">{words.overview.publishPosting}</a>)}
        </li>
        {may(shell, 'admin') && (
          <li>
            {words.overview.invite(<a href="/console/members">{words.overview.inviteMembers}</a>)}
          </li>
        )}
        <li>{words.overview.read(<a href="/docs">{words.overview.reference}</a>)}</li>
      </ol>
    </section>
  );
}

function OpenRoles({ of }: { of: readonly OpenRole[] }) {
  return (
    <section>
      <TitledRows
        label={words.overview.openRoles}
        head={[
          words.common.role,
          words.common.applications,
          words.overview.byStage,
          words.overview.lastWeek,
        ]}
        rows={of.map(({ id, title, applications, stages, week, weekBefore }) => [
          <a href={`/console/board/${id}`}>{title}</a>,
          applications,
          stages.map(({ name, applications: at }) => `${name} ${at}`).join(' · '),
          words.overview.trend(week, weekBefore),
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
        head={[words.common.name, words.common.status, words.common.reason]}
        rows={[
          ...servers.map(({ name, status, cause }) => [
            SERVERS[name],
            <Status of={status} />,
            cause,
          ]),
          ...sources.map(({ id, name }) => [
            <a href={`/console/installation/sources/${id}`}>{name}</a>,
            <Status of="failed" />,
            null,
          ]),
        ]}
        empty=""
      />
    </section>
  );
}
