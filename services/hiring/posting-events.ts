import type { PostingChange, PostingEvent } from '../../domain/hiring/change-posting.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { newEvent } from '../../storage/webhooks/events/new-event.ts';
import type { AppContext } from '../context.ts';
import { postingUrl } from './posting-url.ts';

/** The events of a change, ready for the posting's outbox. */
export async function postingEvents(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  { posting, news }: PostingChange,
): Promise<OutboxEvent[]> {
  if (news === null) return [];
  return [eventOf(posting, news, await postingUrl(ctx, posting))];
}

function eventOf(posting: Posting, news: PostingEvent, publicUrl: string | null): OutboxEvent {
  const { accountId, organizationId } = posting;
  const about = { accountId, organizationId };
  const job = {
    id: posting.id,
    slug: posting.slug,
    title: posting.title,
    status: posting.status,
    department: posting.department,
    public_url: publicUrl,
    published_at: posting.publishedAt?.toISOString() ?? null,
    closes_at: posting.closesAt?.toISOString() ?? null,
  };
  switch (news.kind) {
    case 'job.published':
      return newEvent({ kind: news.kind, ...about, data: { job } });
    case 'job.updated':
      return newEvent({ kind: news.kind, ...about, data: { job, changed: news.changed } });
    case 'job.closed':
      return newEvent({ kind: news.kind, ...about, data: { job, reason: news.reason } });
  }
}
