import { decodeHTMLAttribute } from 'entities';
import type { MailEvent } from './mail.ts';

/** The visits that a send counts. */
export interface Track {
  opens: boolean;
  clicks: boolean;
}

/** The stored visits to one mail: times and places of links, nothing of the visitor. */
export interface MailVisits {
  /** When the mail server took the mail. */
  handedAt: Date;
  /** Grows with every change. */
  version: number;
  /** Of the last two seconds. */
  clicks: { link: number; at: Date }[];
}

/** The reason of an event that was not a person's. Such events are not counted. */
export const MACHINE = 'machine';

/** The properties of a request that identify its sender. They are judged and not kept. */
export interface Visitor {
  isHead: boolean;
  agent: string;
  /** The headers Purpose and Sec-Purpose. */
  purpose: string;
}

/** Whether a program fetched a link or a picture: a check of the mail server, or a reader that loads all mail. */
export function isMachine({ isHead, agent, purpose }: Visitor): boolean {
  if (isHead || purpose.includes('prefetch')) return true;
  // Apple Mail loads everything with this agent alone, and Gmail did so with the other.
  if (agent === '' || agent === 'Mozilla/5.0') return true;
  return agent.includes('Chrome/42.') && agent.includes('Edge/12.246');
}

/** Mail servers look at mails before they deliver them. */
const CHECKED_WITHIN_MS = 10_000;
/** Nobody opens so many links in so short a time. */
const BURST_LINKS = 3;
const BURST_MS = 2_000;

export interface Visit {
  /** The link that was followed; null for the picture that reports an opening. */
  link: number | null;
  at: Date;
  isMachine: boolean;
}

export interface VisitChange {
  clicks: MailVisits['clicks'];
  event: MailEvent | null;
  /** Places of events that were a machine's, as it shows now. */
  machines: number[];
}

/** The change that a visit makes; null for none. A mail has one event of each kind by a person, and one by machines. */
export function judgeVisit(
  { events, visits }: { events: readonly MailEvent[]; visits: MailVisits },
  { link, at, isMachine: looksLikeMachine }: Visit,
): VisitChange | null {
  const { clicks: before, handedAt } = visits;
  const isEarly = at.getTime() - handedAt.getTime() < CHECKED_WITHIN_MS;
  if (link === null) {
    const event = newEvent(events, {
      kind: 'opened',
      at,
      isByMachine: looksLikeMachine || isEarly,
    });
    return event === null ? null : { clicks: before, event, machines: [] };
  }
  const persons = clicksOfPersons(events);
  if (persons.some((click) => !isRecent(click, at))) return null;
  const others = before.filter((click) => click.link !== link && isRecent(click, at));
  const clicks = [...others, { link, at }].slice(-BURST_LINKS);
  const isBurst = clicks.length === BURST_LINKS;
  if (isBurst && persons.length > 0) {
    return { clicks, event: null, machines: persons.map(({ place }) => place) };
  }
  const isByMachine = looksLikeMachine || isEarly || isBurst;
  return { clicks, event: newEvent(events, { kind: 'clicked', at, isByMachine }), machines: [] };
}

function newEvent(
  events: readonly MailEvent[],
  { kind, at, isByMachine }: { kind: 'opened' | 'clicked'; at: Date; isByMachine: boolean },
): MailEvent | null {
  const reason = isByMachine ? MACHINE : null;
  const isKnown = events.some((event) => event.kind === kind && event.reason === reason);
  return isKnown ? null : { kind, at, reason };
}

function clicksOfPersons(events: readonly MailEvent[]): { place: number; at: Date }[] {
  return events.flatMap(({ kind, reason, at }, place) =>
    kind === 'clicked' && reason === null ? [{ place, at }] : [],
  );
}

function isRecent(click: { at: Date }, now: Date): boolean {
  return now.getTime() - click.at.getTime() <= BURST_MS;
}

/** The addresses of the links in sanitised HTML, by place; null for those that are not followed. */
export function linksOf(html: string): (string | null)[] {
  return cutLinks(html).map(({ href }) => {
    // Merge fields differ from mail to mail, and the link that unsubscribes must stay as it is.
    if (href === null || href.includes('{{')) return null;
    const url = URL.parse(decodeHTMLAttribute(href));
    return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
  });
}

/** Replaces the links of sanitised HTML, by place; null leaves one as it is. The result must need no escaping. */
export function replaceLinks(html: string, replacement: (place: number) => string | null): string {
  const pieces: string[] = [];
  let end = 0;
  for (const [place, { href, start }] of cutLinks(html).entries()) {
    const url = href === null ? null : replacement(place);
    if (href === null || url === null) continue;
    pieces.push(html.slice(end, start), url);
    end = start + href.length;
  }
  return pieces.join('') + html.slice(end);
}

const TAG = '<a ';
const HREF = ' href="';

/** In sanitised HTML every `<` and `>` belongs to a tag, and every attribute has double quotes. */
function cutLinks(html: string): { href: string | null; start: number }[] {
  const links: { href: string | null; start: number }[] = [];
  for (let at = html.indexOf(TAG); at >= 0; at = html.indexOf(TAG, at + 1)) {
    const tag = html.slice(at, html.indexOf('>', at));
    const before = tag.indexOf(HREF);
    const start = before + HREF.length;
    const href = before < 0 ? null : tag.slice(start, tag.indexOf('"', start));
    links.push({ href, start: at + start });
  }
  return links;
}
