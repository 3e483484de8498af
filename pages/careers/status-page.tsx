import type { ApplicationStatusRow } from '../../domain/hiring/applying/application-status.ts';
import { htmlOf } from '../document.tsx';
import { Fragment, h } from '../h.ts';
import type { PageLanguage } from '../page-language.ts';
import { CareersDocument } from './careers-document.tsx';
import { statusWords, type StatusWords } from './status-words.ts';

interface StatusProps {
  application: ApplicationStatusRow;
  language: PageLanguage;
  /** Where the name of the organization leads. */
  home: string;
}

/** The status of an application for its applicant. It works without script. */
export function statusPage({ application, language, home }: StatusProps): string {
  const words = statusWords[language];
  const { job_title: role, organization, job_url: url, status } = application;
  return htmlOf(
    <CareersDocument
      language={language}
      title={`${words.application}: ${role} – ${organization.name}`}
      organization={organization}
      home={home}
      isHidden={true}
    >
      <section class="card">
        <p class="quiet">{words.application}</p>
        <h1 dir="auto">{role}</h1>
        <dl>
          <dt>{words.status}</dt>
          <dd>
            <strong>{words.statuses[status]}</strong>
          </dd>
          <dt>{words.sentOn}</dt>
          <dd>{dayOf(application.submitted_at, words)}</dd>
        </dl>
        <p class="message" role="status">
          {meaningOf(application, words)}
        </p>
        {url !== null && (
          <p>
            <a href={url}>{words.role}</a>
          </p>
        )}
      </section>
      <Offers application={application} words={words} />
      {application.can_withdraw && <Withdrawing words={words} />}
    </CareersDocument>,
  );
}

interface PartProps {
  application: ApplicationStatusRow;
  words: StatusWords;
}

function Offers({ application: { offers }, words }: PartProps) {
  if (offers.length === 0) return <></>;
  return (
    <section class="card">
      <h2>{words.offers}</h2>
      {offers.map(({ title, status, url }) => (
        <p>
          <a href={url} dir="auto">
            {title}
          </a>{' '}
          <span class="quiet">{words.offerStatuses[status]}</span>
        </p>
      ))}
    </section>
  );
}

function Withdrawing({ words }: Pick<PartProps, 'words'>) {
  return (
    <details class="card">
      <summary>{words.withdraw}</summary>
      <form method="post">
        <p>{words.withdrawText}</p>
        <button class="second">{words.withdrawButton}</button>
      </form>
    </details>
  );
}

function meaningOf({ status, withdrawn_at: at }: ApplicationStatusRow, words: StatusWords) {
  return at === null ? words.meanings[status] : words.withdrawn(dayOf(at, words));
}

function dayOf(time: string, { locale }: StatusWords): string {
  const look = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, look).format(new Date(time));
}
