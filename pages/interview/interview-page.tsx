import type { AppError } from '../../domain/common/errors.ts';
import type { PublicInterview } from '../../domain/interviews/public-interview.ts';
import { htmlOf } from '../document.tsx';
import { h, Fragment, type Child } from '../h.ts';
import type { PageLanguage } from '../page-language.ts';
import { Letterhead, LinkPage } from '../public/link-page.tsx';
import { CancelForm, TimesForm, ZoneForm } from './forms.tsx';
import { momentText } from './times.ts';
import { interviewWords, type InterviewWords } from './words.ts';

/** The interview as a page without script, on which the candidate chooses, moves and cancels. */
export function interviewPage(interview: PublicInterview, language: PageLanguage): string {
  const { organization, title, candidate_name: name, instructions } = interview;
  const words = interviewWords[language];
  const isOpen = interview.status === 'proposed' || interview.status === 'scheduled';
  return htmlOf(
    <LinkPage
      title={organization === null ? title : `${title} – ${organization.name}`}
      language={language}
    >
      {organization && <Letterhead {...organization} />}
      <State interview={interview} words={words} />
      <section class="card">
        <p class="quiet">{words.interview}</p>
        <h1 dir="auto">{title}</h1>
        {name && (
          <p class="quiet" dir="auto">
            {words.forPerson(name)}
          </p>
        )}
        <Details interview={interview} words={words} />
        {instructions && (
          <p class="message" dir="auto">
            {instructions}
          </p>
        )}
      </section>
      {isOpen && <ZoneForm zone={interview.timezone} words={words} />}
      {isOpen && <TimesForm interview={interview} words={words} />}
      {interview.can_cancel && <CancelForm words={words} />}
    </LinkPage>,
  );
}

/** The page that a visitor gets instead of the interview. */
export function refusalPage(error: AppError, language: PageLanguage): string {
  const words = interviewWords[language];
  const { title, text } = refusalWords(error, words);
  return htmlOf(
    <LinkPage title={title} language={language}>
      <section class="card problem">
        <h1>{title}</h1>
        <p>{text}</p>
        {error.code !== 'not_found' && (
          <p>
            <a href="?">{words.back}</a>
          </p>
        )}
      </section>
    </LinkPage>,
  );
}

function refusalWords(error: AppError, words: InterviewWords): { title: string; text: string } {
  switch (error.code) {
    case 'conflict':
      return conflictWords(error, words);
    case 'not_found':
      return words.missing;
    case 'invalid_request':
      return words.problem;
    case 'rate_limited':
      return words.tooMany;
    default:
      return words.failed;
  }
}

function conflictWords({ details }: AppError, words: InterviewWords) {
  const path = details?.[0]?.path;
  if (path === 'change_until') return words.tooLate;
  return path === 'status' ? words.over : words.taken;
}

interface InterviewProps {
  interview: PublicInterview;
  words: InterviewWords;
}

function State({ interview, words }: InterviewProps) {
  const { status, starts_at: start, timezone, can_cancel: canCancel } = interview;
  if (status === 'proposed') return null;
  if (status !== 'scheduled') {
    return (
      <section class="card told" role="status">
        <p>{words.ended[status]}</p>
      </section>
    );
  }
  const { change_until: until } = interview;
  return (
    <section class="card told" role="status">
      {start && <p>{words.scheduled(momentText(start, timezone, words))}</p>}
      <p class="quiet">
        {canCancel && until
          ? words.changeUntil(momentText(until, timezone, words))
          : words.tooLateToChange}
      </p>
    </section>
  );
}

function Details({ interview, words }: InterviewProps) {
  const { url, starts_at: start, timezone } = interview;
  const rows: [string, Child | null][] = [
    [words.when, start && momentText(start, timezone, words)],
    [words.job, interview.job_title],
    [words.kind, words.kinds[interview.kind]],
    [words.duration, words.minutes(String(interview.duration_minutes))],
    [words.with, interview.interviewers.join(', ') || null],
    [words.place, interview.place],
    [words.link, url && <a href={url}>{url}</a>],
  ];
  return (
    <dl>
      {rows
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </>
        ))}
    </dl>
  );
}
