import { linksOf, replaceLinks } from '../../domain/mail/tracking.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Send } from '../../domain/mail/send.ts';
import type { AppContext } from '../context.ts';
import { publicUrl } from '../public-url.ts';
import { linkToken } from './link-token.ts';

type Texts = Pick<Send, 'bodyHtml' | 'track'>;

/**
 * Adds to the HTML of a mail what its send wants to know: links that lead here first, and an invisible picture. Links
 * are known by their place in the frozen text, which values cannot change.
 */
export function trackedHtml(
  { config }: Pick<AppContext, 'config'>,
  { bodyHtml, track }: Texts,
  { html, mailId }: { html: string; mailId: Mail['id'] },
): string {
  if (track === undefined) return html;
  const base = `${publicUrl(config)}/public`;
  const links = track.clicks ? linksOf(bodyHtml ?? '') : [];
  const tracked = replaceLinks(html, (place) =>
    (links[place] ?? null) === null
      ? null
      : `${base}/email-links/${linkToken(config, 'click', [mailId, String(place)])}`,
  );
  if (!track.opens) return tracked;
  const picture = `${base}/email-pictures/${linkToken(config, 'open', [mailId])}`;
  return `${tracked}<img src="${picture}" alt="" width="1" height="1">`;
}
