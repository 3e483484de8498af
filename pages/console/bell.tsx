import { h } from '../h.ts';
import { words } from './words/words.ts';

const SHAPE = 'M12 3a6 6 0 0 0-6 6v4l-2 4h16l-2-4V9a6 6 0 0 0-6-6zm-2 16a2 2 0 0 0 4 0z';

/** Leads to the news of the member, and says how much of it is unread. */
export function Bell({ unread }: { unread: number }) {
  return (
    <a class="bell" href="/console/notifications" aria-label={words.notifications.bell(unread)}>
      <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden>
        <path d={SHAPE} />
      </svg>
      {unread > 0 && <span aria-hidden>{unread > 99 ? '99+' : String(unread)}</span>}
    </a>
  );
}
