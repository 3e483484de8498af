import { Fragment, h } from '../h.ts';

/** Letters that open a page after `g`. */
const LETTERS: Readonly<Record<string, string>> = {
  '/console': 'o',
  '/console/postings': 'p',
  '/console/board': 'b',
  '/console/candidates': 'c',
  '/console/offers': 'f',
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
      <button type="button" data-palette aria-haspopup="dialog" aria-label="Find">
        ⌕ <span class="wide">Find</span>
      </button>
      <button
        type="button"
        class="wide"
        data-shows="keys-dialog"
        aria-haspopup="dialog"
        aria-label="Keys"
      >
        ?
      </button>
    </>
  );
}

interface Props {
  /** Whether single letters and signs are keys. */
  letters: boolean;
  navigation: readonly { name: string; path: string }[];
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
          <h2 id="keys-title">Keys</h2>
          <KeyList keys={[{ name: 'Find pages, postings, candidates', keys: ['Ctrl', 'K'] }]} />
          {letters ? (
            <KeyList keys={[...SINGLE, ...pages]} />
          ) : (
            <p>Single-letter keys are off. Switch them on in your profile.</p>
          )}
          <div class="buttons">
            <button type="button" data-closes>
              Close
            </button>
          </div>
        </dialog>
      </template>
      <Palette />
    </>
  );
}

const SINGLE = [
  { name: 'Search this page’s list', keys: ['/'] },
  { name: 'This list', keys: ['?'] },
  { name: 'Next row or card', keys: ['j'] },
  { name: 'Previous row or card', keys: ['k'] },
  { name: 'Menu of the row or card; on the board, it moves', keys: ['m'] },
];

function KeyList({ keys }: { keys: readonly { name: string; keys: readonly string[] }[] }) {
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
      <dialog class="palette" aria-label="Find">
        <input
          type="text"
          role="combobox"
          aria-label="Page, action, posting or candidate"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-autocomplete="list"
          autocomplete="off"
          spellcheck="false"
        />
        <ul
          id="palette-list"
          role="listbox"
          aria-label="Results"
          data-page="Page"
          data-action="Action"
          data-posting="Posting"
          data-candidate="Candidate"
        />
        <p
          role="status"
          class="hint"
          data-none="Nothing matches."
          data-away="Postings and candidates cannot be searched: the service does not answer."
        />
      </dialog>
    </template>
  );
}
