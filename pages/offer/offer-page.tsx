import type { AppError } from '../../domain/common/errors.ts';
import type { PublicOffer } from '../../domain/hiring/offers/public-offer.ts';
import type { PageLanguage } from '../page-language.ts';
import { htmlOf } from '../document.tsx';
import { h, Fragment } from '../h.ts';
import { Letterhead, LinkPage } from '../public/link-page.tsx';
import { offerWords, type OfferWords } from './words.ts';

/** The offer as a page without script, with two forms while it is open. */
export function offerPage(offer: PublicOffer, language: PageLanguage): string {
  const { organization, title, candidate_name: name, message } = offer;
  const words = offerWords[language];
  return htmlOf(
    <LinkPage
      title={organization === null ? title : `${title} – ${organization.name}`}
      language={language}
    >
      {organization && <Letterhead {...organization} />}
      <Outcome offer={offer} words={words} />
      <section class="card">
        <p class="quiet">{words.offer}</p>
        <h1 dir="auto">{title}</h1>
        {name && (
          <p class="quiet" dir="auto">
            {words.forPerson(name)}
          </p>
        )}
        <Terms offer={offer} words={words} />
        {message && (
          <p class="message" dir="auto">
            {message}
          </p>
        )}
      </section>
      {offer.status === 'sent' && <Forms words={words} />}
    </LinkPage>,
  );
}

/** The page that a visitor gets instead of the offer. */
export function refusalPage(error: AppError, language: PageLanguage): string {
  const words = offerWords[language];
  const { title, text } = refusalWords(error, words);
  const problems = error.code === 'invalid_request' ? (error.details ?? []) : [];
  return htmlOf(
    <LinkPage title={title} language={language}>
      <section class="card problem">
        <h1>{title}</h1>
        <p>{text}</p>
        {problems.map(({ path, message }) => (
          <p>
            {path}: {message}
          </p>
        ))}
        {canReturn(error) && (
          <p>
            <a href="?">{words.back}</a>
          </p>
        )}
      </section>
    </LinkPage>,
  );
}

function canReturn({ code }: AppError): boolean {
  return code !== 'offer_closed' && code !== 'not_found';
}

function refusalWords(
  { code, details }: AppError,
  words: OfferWords,
): { title: string; text: string } {
  switch (code) {
    case 'offer_closed':
      return words.closed;
    case 'conflict':
      return { title: words.answered.title, text: answeredText(details?.[0]?.message, words) };
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

function answeredText(decision: string | undefined, { answered }: OfferWords): string {
  return decision === 'accepted' || decision === 'declined' ? answered[decision] : answered.other;
}

interface OfferProps {
  offer: PublicOffer;
  words: OfferWords;
}

function Outcome({ offer: { status, decided_at: at }, words }: OfferProps) {
  if (at === null || (status !== 'accepted' && status !== 'declined')) return null;
  return (
    <section class="card told" role="status">
      <p>{words[status](moment(at, words))}</p>
    </section>
  );
}

function Terms({ offer, words }: OfferProps) {
  const { job_title: job, location, salary, start_date: start, status } = offer;
  const { expires_at: expires } = offer;
  const rows: [string, string | null][] = [
    [words.job, job],
    [words.place, location],
    [words.pay, salary && payText(salary, words)],
    [words.start, start && dayText(start, words)],
    [words.answerBy, status === 'sent' ? expires && moment(expires, words) : null],
  ];
  const shown = rows.filter(([, value]) => value !== null);
  if (shown.length === 0) return null;
  return (
    <dl>
      {shown.map(([name, value]) => (
        <>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </>
      ))}
    </dl>
  );
}

function payText(salary: NonNullable<PublicOffer['salary']>, { locale, periods }: OfferWords) {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return `${number.format(salary.amount)} ${salary.currency} ${periods[salary.period]}`;
}

function dayText(date: string, { locale }: OfferWords): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return day.format(new Date(`${date}T00:00:00Z`));
}

function moment(time: string, { locale }: OfferWords): string {
  const look = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(locale, look).format(new Date(time))} UTC`;
}

function Forms({ words }: { words: OfferWords }) {
  return (
    <>
      <section class="card">
        <h2>{words.accept}</h2>
        <form method="post">
          <label for="name">{words.fullName}</label>
          <input id="name" name="name" autocomplete="name" required maxlength={200} />
          <button name="decision" value="accept">
            {words.acceptButton}
          </button>
        </form>
      </section>
      <details class="card">
        <summary>{words.decline}</summary>
        <form method="post">
          <label for="reason">{words.reason}</label>
          <textarea id="reason" name="reason" rows={3} maxlength={2000} />
          <button class="second" name="decision" value="decline">
            {words.declineButton}
          </button>
        </form>
      </details>
    </>
  );
}
