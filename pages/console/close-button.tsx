import { h } from '../h.ts';
import { words } from './words/words.ts';

/** The end of a dialog that only shows something. */
export function CloseButton() {
  return (
    <div class="buttons">
      <button type="button" data-closes>
        {words.shortcuts.close}
      </button>
    </div>
  );
}
