import { Fragment, h } from '../h.ts';
import type { PageWords } from './words.ts';

/** The hidden field that only machines fill in. Browsers do not fill it by themselves. */
export const TRAP_NAME = 'website';
/** When the form was shown. */
export const SHOWN_NAME = 'shown';

/** Fields that expose bots: one that people do not see, and the time when the form was shown. */
export function SpamTrap({ shown, words }: { shown: string; words: PageWords }) {
  return (
    <>
      <div class="apart" aria-hidden>
        <label for={TRAP_NAME}>{words.leaveEmpty}</label>
        <input id={TRAP_NAME} name={TRAP_NAME} tabindex={-1} autocomplete="off" />
      </div>
      <input type="hidden" name={SHOWN_NAME} value={shown} />
    </>
  );
}
