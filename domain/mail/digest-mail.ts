import type { AlertFilters } from '../market/alerts/alert-filters.ts';
import type { AlertCadence } from '../market/alerts/next-due.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { oneLine } from './one-line.ts';

export interface DigestJob {
  title: string;
  company: string;
  location: string;
  url: string | null;
  /** Jobs of the same company that are not listed. */
  moreOfCompany: number;
}

export interface Digest {
  /** The alert's. */
  name: string;
  cadence: AlertCadence;
  filters: AlertFilters;
  /** Those listed. */
  jobs: readonly DigestJob[];
  /** Jobs in the digest. */
  total: number;
  /** The address of GET /jobs. */
  search: string;
}

const MUTED = 'color:#5f6368';

/** The mail of a job alert: its subject, text and HTML, without the link to unsubscribe. */
export function digestMail(digest: Digest): { subject: string; text: string; html: string } {
  const { name, total } = digest;
  const shown = { ...digest, name: oneLine(name), jobs: digest.jobs.map(clean) };
  return {
    subject: `${countOf(total, 'new job')}: ${shown.name}`,
    text: textOf(shown),
    html: htmlOf(shown),
  };
}

function textOf(digest: Digest): string {
  const { name, total, jobs } = digest;
  const rows = jobs.map((job) => {
    const { title, url, moreOfCompany } = job;
    return [title, ...placeOf(job), ...(url === null ? [] : [url]), ...moreText(moreOfCompany, job)]
      .filter((line) => line !== '')
      .join('\n');
  });
  const rest = restOf(digest);
  return [
    `${countOf(total, 'new job')}: ${name}`,
    ...rows,
    ...(rest === null ? [] : [`${rest}\nGET ${searchOf(digest)}`]),
    reasonOf(digest),
  ].join('\n\n');
}

function placeOf({ company, location }: DigestJob): string[] {
  return [[company, location].filter((part) => part !== '').join(' · ')];
}

function moreText(count: number, { company }: DigestJob): string[] {
  return count === 0 ? [] : [`+ ${count} more from ${company}`];
}

/** A fragment: the link to unsubscribe follows it. It has a background of its own, for readers with a dark one. */
function htmlOf(digest: Digest): string {
  const { name, total, jobs } = digest;
  const rest = restOf(digest);
  const style =
    'max-width:600px;padding:16px;background-color:#ffffff;font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-size:16px;line-height:1.45;color:#202124;overflow-wrap:anywhere';
  return [
    `<div style="${escapeHtml(style)}">`,
    `<h1 style="margin:0;font-size:22px;line-height:1.3">${countOf(total, 'new job')}</h1>`,
    `<p style="margin:2px 0 16px;${MUTED}">${isolated(name)}</p>`,
    ...jobs.map(rowOf),
    rest === null ? '' : restHtml(rest, searchOf(digest)),
    `<p style="margin:0;padding:16px 0 0;border-top:1px solid #dadce0;font-size:13px;${MUTED}">${escapeHtml(reasonOf(digest))}</p>`,
    '</div>',
  ].join('\n');
}

function rowOf(job: DigestJob): string {
  const { title, company, location, url, moreOfCompany } = job;
  const name = `<strong>${isolated(title)}</strong>`;
  const link = url === null ? '' : `<a href="${escapeHtml(url)}" style="color:#0b57d0">${name}</a>`;
  const place = [company, location].filter((part) => part !== '').map(isolated);
  const more = `<br>\n<span style="font-size:14px;${MUTED}">+ ${moreOfCompany} more from ${isolated(company)}</span>`;
  return [
    '<p style="margin:0;padding:12px 0;border-top:1px solid #dadce0">',
    `${url === null ? name : link}<br>`,
    `<span style="font-size:14px;${MUTED}">${place.join(' · ')}</span>${moreOfCompany === 0 ? '' : more}`,
    '</p>',
  ].join('\n');
}

function restHtml(rest: string, search: string): string {
  return [
    '<p style="margin:0;padding:12px 0;border-top:1px solid #dadce0">',
    `${escapeHtml(rest)}<br>`,
    `<code style="font-size:13px">GET ${escapeHtml(search)}</code>`,
    '</p>',
  ].join('\n');
}

/** Text of a direction of its own, which does not turn the text around it. */
function isolated(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

/** Null when every job is listed or counted at its company. */
function restOf({ jobs, total }: Digest): string | null {
  const told = jobs.reduce((sum, { moreOfCompany }) => sum + 1 + moreOfCompany, 0);
  const hidden = total - jobs.length;
  if (hidden === 0) return null;
  const others = total - told;
  const list = 'All jobs, with your API key:';
  return others === 0 ? list : `And ${countOf(others, 'more job')}. ${list}`;
}

function searchOf({ filters, search }: Digest): string {
  const texts = Object.entries(filters).map(([name, value]) => [name, String(value)] as const);
  const query = new URLSearchParams(Object.fromEntries(texts)).toString();
  return query === '' ? search : `${search}?${query}`;
}

function reasonOf({ cadence, name }: Digest): string {
  return `You receive this mail because of your ${cadence} job alert “${name}”.`;
}

function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

function clean({ title, company, location, url, moreOfCompany }: DigestJob): DigestJob {
  return {
    title: oneLine(title),
    company: oneLine(company),
    location: oneLine(location),
    url: url !== null && /^https?:\/\//i.test(url) ? url : null,
    moreOfCompany,
  };
}
