import { writeLetter, type WrittenLetter } from '../../text/letter.ts';
import { oneLine } from '../one-line.ts';
import type { News } from './news.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** News as a line of a mail. */
export interface MailedNews extends Pick<News, 'kind' | 'title'> {
  url: string;
}

const MOST_LINES = 50;

const SENTENCES: Record<NotificationKind, string> = {
  new_application: 'New application',
  my_role: 'New application for your role',
  accepted_offer: 'Offer accepted',
  declined_offer: 'Offer declined',
  survey_response: 'Survey answered',
  failing_endpoint: 'Webhook endpoint disabled',
  low_balance: 'The balance is low',
};

/** The mail of one piece of news. Like every stored mail it holds no names of people. */
export function newsMail(news: MailedNews, settingsUrl: string): WrittenLetter {
  const line = lineOf(news, 1);
  return letter({ subject: line, lines: [{ line, url: news.url }], rest: 0, settingsUrl });
}

/** The mail of a day's news. The same news of one role, offer or survey is one line with a count. */
export function digestOfNews(news: readonly MailedNews[], settingsUrl: string): WrittenLetter {
  const groups = new Map<string, { first: MailedNews; count: number }>();
  for (const one of news) {
    const key = `${one.kind} ${one.title ?? ''}`;
    const group = groups.get(key) ?? { first: one, count: 0 };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  const all = [...groups.values()];
  const lines = all
    .slice(0, MOST_LINES)
    .map(({ first, count }) => ({ line: lineOf(first, count), url: first.url }));
  const subject = news.length === 1 ? (lines[0]?.line ?? '') : `${news.length} notifications`;
  return letter({ subject, lines, rest: all.length - lines.length, settingsUrl });
}

function lineOf({ kind, title }: MailedNews, count: number): string {
  const sentence = SENTENCES[kind] + (count === 1 ? '' : ` (${count})`);
  return title === null ? sentence : `${sentence}: ${oneLine(title)}`;
}

interface Content {
  subject: string;
  lines: readonly { line: string; url: string }[];
  rest: number;
  settingsUrl: string;
}

function letter({ subject, lines, rest, settingsUrl }: Content): WrittenLetter {
  const links = lines.map(({ line, url }) => ({ text: line, url }));
  const more = rest === 0 ? [] : [`And ${rest} more in the console.`];
  return writeLetter({
    subject,
    paragraphs: [...links, ...more],
    small: [
      'You receive this mail because of your notification settings.',
      { text: 'Change the settings', url: settingsUrl },
    ],
  });
}
