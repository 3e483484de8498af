import { describe, expect, it } from '@jest/globals';
import type { MailEvent } from '../../../domain/mail/mail.ts';
import { sanitizeMailHtml } from '../../../domain/mail/mail-html.ts';
import {
  isMachine,
  judgeVisit,
  linksOf,
  replaceLinks,
  type MailVisits,
} from '../../../domain/mail/tracking.ts';

const handedAt = new Date('2026-11-20T08:00:00Z');
const after = (ms: number) => new Date(handedAt.getTime() + ms);
const person = {
  isHead: false,
  agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  purpose: '',
};

/** Plays visits one after the other and returns the events. */
function played(visits: { ms: number; link?: number; isMachine?: boolean }[]): string[] {
  const events: MailEvent[] = [];
  const state: MailVisits = { handedAt, version: 1, clicks: [] };
  for (const { ms, link = null, isMachine: looksLikeMachine = false } of visits) {
    const change = judgeVisit(
      { events, visits: state },
      { link, at: after(ms), isMachine: looksLikeMachine },
    );
    if (change === null) continue;
    state.clicks = change.clicks;
    if (change.event !== null) events.push(change.event);
    for (const place of change.machines) {
      const event = events[place];
      if (event !== undefined) event.reason = 'machine';
    }
  }
  return events.map(({ kind, reason }) => `${kind} ${reason ?? 'person'}`);
}

/** Promise (decision 0036): openings and clicks of programs are not counted. */
describe('a visit to a mail', () => {
  it.each([
    ['a person', {}, false],
    ['HEAD', { isHead: true }, true],
    ['Apple', { agent: 'Mozilla/5.0' }, true],
    [
      'the old prefetch of Gmail',
      {
        agent:
          'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0',
      },
      true,
    ],
    ['Gmail as its reader opens the mail', { agent: 'Mozilla/5.0 (GoogleImageProxy)' }, false],
    ['no agent', { agent: '' }, true],
    ['a browser that fetches ahead', { purpose: 'prefetch;prerender' }, true],
  ])('by %s is recognised', (_name, visitor, expected) => {
    expect(isMachine({ ...person, ...visitor })).toBe(expected);
  });

  it.each<[string, Parameters<typeof played>[0], string[]]>([
    ['in the first 10 seconds', [{ ms: 9_999 }], ['opened machine']],
    ['later', [{ ms: 10_000 }], ['opened person']],
    [
      'again and again',
      [{ ms: 1 }, { ms: 2 }, { ms: 20_000 }, { ms: 30_000 }],
      ['opened machine', 'opened person'],
    ],
    [
      'to three links in 2 seconds',
      [0, 1, 2, 3].map((link) => ({ ms: 20_000 + link * 500, link })),
      ['clicked machine'],
    ],
    [
      'to three links in 5 seconds',
      [0, 1, 2].map((link) => ({ ms: 20_000 + link * 2_500, link })),
      ['clicked person'],
    ],
    [
      'to one link three times',
      [0, 1, 2].map((click) => ({ ms: 20_000 + click * 100, link: 1 })),
      ['clicked person'],
    ],
    [
      'by a person after a machine',
      [...[0, 1, 2].map((link) => ({ ms: 20_000 + link, link })), { ms: 60_000, link: 1 }],
      ['clicked machine', 'clicked person'],
    ],
    [
      'that begins in the first 10 seconds',
      [9_900, 10_100, 10_200].map((ms, link) => ({ ms, link })),
      ['clicked machine', 'clicked machine'],
    ],
  ])('%s is noted', (_name, visits, expected) => {
    expect(played(visits)).toEqual(expected);
  });
});

/** Promise: a link that is followed leads to an address of the frozen text. */
describe('the links of a mail', () => {
  const html = sanitizeMailHtml(
    [
      '<p>a > b &amp; <b>href="https://text.example"</b></p>',
      '<a title="x href=&quot;y" href="https://jobs.example/?a=1&amp;b=2">one</a>',
      '<a href="mailto:a@x.example">two</a><a>three</a><a href="/here">four</a>',
      '<a href="{{unsubscribe_url}}">five</a>',
      '<a href="https://jobs.example/{{candidate.name}}">six</a>',
      '<a href="https://jobs.example/\\{{x}}">seven</a>',
      '<a href="http://hafenlärm.example/">eight</a>',
    ].join('\n'),
  );
  const links = linksOf(html);
  const followed = ['https://jobs.example/?a=1&b=2', 'http://xn--hafenlrm-5za.example/'];

  it('are those with an address of their own', () => {
    expect(links.filter((url) => url !== null)).toEqual(followed);
  });

  it('are replaced by place, and nothing else changes', () => {
    const replaced = replaceLinks(html, (place) =>
      links[place] === null ? null : `https://here.example/${place}`,
    );
    expect(linksOf(replaced).filter((url) => url !== null)).toEqual(
      links.flatMap((url, place) => (url === null ? [] : [`https://here.example/${place}`])),
    );
    expect(replaceLinks(html, () => null)).toBe(html);
    expect(replaced).toContain('href="{{unsubscribe_url}}"');
    expect(replaced).toContain('href="https://text.example"');
  });

  it('of a long mail are found in one pass', () => {
    const long = '<a title="x">y</a>'.repeat(11_000);
    expect(linksOf(long)).toHaveLength(11_000);
    expect(linksOf('<a '.repeat(60_000))).toHaveLength(60_000);
  });
});
