import type { AppError } from '../../domain/common/errors.ts';
import type { PublicOffer } from '../../domain/hiring/offers/public-offer.ts';
import { htmlOf } from '../document.tsx';
import { h, Fragment, Html, type Child } from '../h.ts';
import { STYLE } from '../public/style.ts';

const periods = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
} as const;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** The offer as a page without script, with two forms while it is open. */
export function offerPage(offer: PublicOffer): string {
  const { organization, title, candidate_name: name, message } = offer;
  return htmlOf(
    <Page title={organization === null ? title : `${title} – ${organization.name}`}>
      {organization && <Letterhead {...organization} />}
      <Outcome {...offer} />
      <section class="card">
        <p class="quiet">Job offer</p>
        <h1 dir="auto">{title}</h1>
        {name && (
          <p class="quiet" dir="auto">
            For {name}
          </p>
        )}
        <Terms {...offer} />
        {message && (
          <p class="message" dir="auto">
            {message}
          </p>
        )}
      </section>
      {offer.status === 'sent' && <Forms />}
    </Page>,
  );
}

/** What a visitor is told instead of the offer. */
export function refusalPage(error: AppError): string {
  const { title, text } = wordsFor(error);
  const problems = error.code === 'invalid_request' ? (error.details ?? []) : [];
  return htmlOf(
    <Page title={title}>
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
            <a href="?">Back to the offer</a>
          </p>
        )}
      </section>
    </Page>,
  );
}

function canReturn({ code }: AppError): boolean {
  return code !== 'offer_closed' && code !== 'not_found';
}

function wordsFor({ code, details }: AppError): { title: string; text: string } {
  switch (code) {
    case 'offer_closed':
      return { title: 'This offer is closed', text: 'It was withdrawn or has expired.' };
    case 'conflict':
      return {
        title: 'This offer has been answered',
        text: `It was ${details?.[0]?.message ?? 'answered'} already. The first answer counts.`,
      };
    case 'not_found':
      return { title: 'No offer here', text: 'The link is not complete, or no longer valid.' };
    case 'invalid_request':
      return { title: 'There is a problem', text: 'Your answer was not sent.' };
    case 'rate_limited':
      return { title: 'Too many visits', text: 'Wait a minute, then try again.' };
    default:
      return { title: 'Something went wrong', text: 'Try again in a minute.' };
  }
}

function Letterhead({ name, logo_url: logo }: NonNullable<PublicOffer['organization']>) {
  return (
    <header>
      {logo && <img src={logo} alt="" referrerpolicy="no-referrer" />}
      <span dir="auto">{name}</span>
    </header>
  );
}

function Outcome({ status, decided_at: at }: PublicOffer) {
  if (at === null) return null;
  return (
    <section class="card told" role="status">
      <p>
        You {status} this offer on {moment(at)}.
      </p>
    </section>
  );
}

function Terms({
  job_title: job,
  salary,
  start_date: start,
  expires_at: expires,
  status,
}: PublicOffer) {
  const pay =
    salary && `${number.format(salary.amount)} ${salary.currency} ${periods[salary.period]}`;
  const rows: [string, string | null][] = [
    ['Job', job],
    ['Pay', pay],
    ['Start', start && day.format(new Date(`${start}T00:00:00Z`))],
    ['Answer by', status === 'sent' ? expires && moment(expires) : null],
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

function moment(time: string): string {
  return `${minute.format(new Date(time))} UTC`;
}

function Forms() {
  return (
    <>
      <section class="card">
        <h2>Accept this offer</h2>
        <form method="post">
          <label for="name">Your full name</label>
          <input id="name" name="name" autocomplete="name" required maxlength="200" />
          <button name="decision" value="accept">
            Accept offer
          </button>
        </form>
      </section>
      <details class="card">
        <summary>Decline this offer</summary>
        <form method="post">
          <label for="reason">Reason (optional)</label>
          <textarea id="reason" name="reason" rows="3" maxlength="2000" />
          <button class="second" name="decision" value="decline">
            Decline offer
          </button>
        </form>
      </details>
    </>
  );
}

function Page({ title, children }: { title: string; children?: Child }) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{new Html(STYLE)}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
