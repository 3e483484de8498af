import { Fragment, h, type Text } from '../h.ts';
import { CloseButton } from './close-button.tsx';
import { words } from './words/words.ts';

/** Letters that open a page after `g`. */
const LETTERS: Readonly<Record<string, string>> = {
  '/console': 'o',
  '/console/postings': 'p',
  '/console/board': 'b',
  '/console/candidates': 'c',
  '/console/offers': 'f',
  '/console/interviews': 'i',
  '/console/email': 'e',
  '/console/surveys': 's',
  '/console/alerts': 'a',
  '/console/documents': 'd',
  '/console/keys': 'k',
  '/console/webhooks': 'w',
  '/console/usage': 'u',
  '/console/members': 'm',
  '/console/profile': 'y',
};

/** The letter of a page in the navigation; undefined for pages without one. */
export function letterOf(path: string): string | undefined {
  return LETTERS[path];
}

/** Buttons for the palette and the list of keys. */
export function ShortcutButtons() {
  return (
    <>
      <button type="button" data-palette aria-haspopup="dialog" aria-label={words.shortcuts.find}>
        ⌕ <span class="wide">{words.shortcuts.find}</span>
      </button>
      <button
        type="button"
        class="wide"
        data-shows="keys-dialog"
        aria-haspopup="dialog"
        aria-label={words.shortcuts.keys}
      >
        ?
      </button>
    </>
  );
}

interface Props {
  /** Whether single letters and signs are keys. */
  letters: boolean;
  navigation: readonly { name: Text; path: string }[];
}

/** The dialogs of the keys. They enter the page only while they are open. */
export function Shortcuts({ letters, navigation }: Props) {
  const pages = navigation.flatMap(({ name, path }) => {
    const letter = letterOf(path);
    return letter === undefined ? [] : [{ name, keys: ['g', letter] }];
  });
  return (
    <>
      <template id="keys-dialog" data-letters={letters ? 'on' : 'off'}>
        <dialog aria-labelledby="keys-title">
          <h2 id="keys-title">{words.shortcuts.keys}</h2>
          <KeyList
            keys={[{ name: words.shortcuts.findAnything, keys: [words.shortcuts.ctrl, 'K'] }]}
          />
          {letters ? <KeyList keys={[...SINGLE, ...pages]} /> : <p>{words.shortcuts.lettersOff}</p>}
          <CloseButton />
        </dialog>
      </template>
      <Palette />
    </>
  );
}

const SINGLE = [
  { name: words.shortcuts.searchList, keys: ['/'] },
  { name: words.shortcuts.thisList, keys: ['?'] },
  { name: words.shortcuts.nextRow, keys: ['j'] },
  { name: words.shortcuts.previousRow, keys: ['k'] },
  { name: words.shortcuts.rowMenu, keys: ['m'] },
];

function KeyList({ keys }: { keys: readonly { name: Text; keys: readonly Text[] }[] }) {
  return (
    <dl class="keys">
      {keys.map(({ name, keys: pressed }) => (
        <div>
          <dt>{name}</dt>
          <dd>
            {pressed.map((key) => (
              <kbd>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Palette() {
  return (
    <template id="palette">
      <dialog class="palette" aria-label={words.shortcuts.find}>
        <input
          type="text"
          role="combobox"
          aria-label={words.shortcuts.paletteField}
          aria-expanded={true}
          aria-controls="palette-list"
          aria-autocomplete="list"
          autocomplete="off"
          spellcheck="false"
        />
        <ul
          id="palette-list"
          role="listbox"
          aria-label={words.shortcuts.results}
          data-page={words.shortcuts.page}
          data-action={words.account.action}
          data-posting={words.board.posting}
          data-candidate={words.common.candidate}
        />
        <p
          role="status"
          class="hint"
          data-none={words.common.nothingMatches}
          data-away={words.shortcuts.away}
        />
      </dialog>
    </template>
  );
}
