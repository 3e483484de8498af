import { h } from '../../h.ts';
import { ConfirmDialog } from '../dialogs.tsx';
import type { Action } from '../kit.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { words } from '../words/words.ts';

const CALL = '/console/api/interviews/feed';

/** Buttons for the calendar feed of the member's own interviews. */
export const feedActions: readonly Action[] = [
  { text: words.interviews.closeFeed, opens: 'close-feed' },
  { text: words.interviews.openFeed, opens: 'open-feed' },
];

/** Where the address of the feed is shown, once. */
export function InterviewFeed() {
  const { interviews } = words;
  return (
    <div>
      <div id="secret-place" />
      <ShownOnce what="feed" member="url" />
      <ConfirmDialog
        id="open-feed"
        title={interviews.openFeed}
        call={`POST ${CALL}`}
        then="show-secret"
        submit={interviews.showFeed}
        text={interviews.openingFeed}
      />
      <ConfirmDialog
        id="close-feed"
        title={interviews.closeFeed}
        call={`DELETE ${CALL}`}
        text={interviews.closingFeed}
      />
    </div>
  );
}
