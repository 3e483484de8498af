import { Fragment, h } from '../../h.ts';
import { words } from '../words/words.ts';

/** Outlines of the pictures, on a square of 24. */
const PICTURES: ReadonlyMap<string, string> = new Map([
  ['text', 'M4 9h16v6H4z M7 11v2'],
  ['textarea', 'M4 5h16v14H4z M7 9h10 M7 12h10 M7 15h6'],
  ['rich_text', 'M6 5h7a3 3 0 010 7H6z M6 12h8a3 3 0 010 7H6z'],
  ['email', 'M3 6h18v12H3z M3 7l9 7 9-7'],
  ['phone', 'M8 3h8v18H8z M11 18h2'],
  ['url', 'M10 14l4-4 M8 12l-2 2a3 3 0 004 4l2-2 M16 12l2-2a3 3 0 00-4-4l-2 2'],
  ['number', 'M9 4L7 20 M17 4l-2 16 M4 9h16 M4 15h16'],
  ['number_range', 'M4 12h16 M7 8v8 M17 8v8'],
  ['currency', 'M12 3v18 M16 7H10a2 2 0 000 5h4a2 2 0 010 5H8'],
  ['compensation_range', 'M3 7h18v10H3z M12 9v6 M6 12h1 M17 12h1'],
  ['date', 'M4 6h16v14H4z M4 10h16 M8 3v4 M16 3v4'],
  ['boolean', 'M3 12l3 3 5-6 M14 9l6 6 M20 9l-6 6'],
  [
    'score',
    'M12 4l2.4 5 5.6.6-4.200 3.800 1.200 5.600-5-2.900-5 2.900 1.200-5.600L4 9.600l5.600-.6z',
  ],
  ['single_select', 'M12 4a8 8 0 100 16 8 8 0 000-16z M12 10a2 2 0 100 4 2 2 0 000-4z'],
  ['multi_select', 'M5 5h14v14H5z M8 12l3 3 5-6'],
  ['file', 'M6 3h8l4 4v14H6z M14 3v4h4'],
  ['location', 'M12 21s-6-6-6-11a6 6 0 0112 0c0 5-6 11-6 11z M12 8v4'],
  ['education_history', 'M2 9l10-5 10 5-10 5z M6 11v5c3 3 9 3 12 0v-5'],
  ['employment_history', 'M3 8h18v11H3z M9 8V5h6v3 M3 13h18'],
  ['consent', 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z M8 12l3 3 5-6'],
  ['hidden', 'M3 12c4-6 14-6 18 0-4 6-14 6-18 0z M4 4l16 16'],
  ['info', 'M12 4a8 8 0 100 16 8 8 0 000-16z M12 11v5 M12 8v.5'],
]);

/** The picture and the name of a kind of question. */
export function KindName({ of }: { of: string }) {
  return (
    <>
      <svg class="picture" width={24} height={24} viewBox="0 0 24 24" aria-hidden>
        <path d={PICTURES.get(of) ?? ''} />
      </svg>
      <span>{words.questions.kinds[of as Kind].name}</span>
    </>
  );
}

type Kind = keyof typeof words.questions.kinds;
type SetName = keyof typeof words.questions.sets;

interface ChooserProps {
  kinds: readonly string[];
  /** Whether ready-made questions of applications are offered. */
  hasSets: boolean;
}

/** The dialog in which a kind of question, or a ready-made question, is chosen. */
export function KindChooser({ kinds, hasSets }: ChooserProps) {
  return (
    <template id="question-kinds">
      <dialog class="kinds" aria-labelledby="question-kinds-title">
        <h2 id="question-kinds-title">{words.questions.choose}</h2>
        {hasSets && <Sets />}
        <h3>{words.questions.ownQuestion}</h3>
        <ul>
          {kinds.map((kind) => (
            <li>
              <button type="button" data-kind={kind}>
                <KindName of={kind} />
                <span class="hint">{words.questions.kinds[kind as Kind].sentence}</span>
              </button>
            </li>
          ))}
        </ul>
        <div class="buttons">
          <button type="button" data-closes>
            {words.common.cancel}
          </button>
        </div>
      </dialog>
    </template>
  );
}

function Sets() {
  const names = Object.keys(words.questions.sets) as SetName[];
  return (
    <div data-sets>
      <h3>{words.questions.readyMade}</h3>
      <ul>
        {names.map((name) => (
          <li>
            <button type="button" data-set={words.questions.sets[name].questions}>
              <span>{words.questions.sets[name].name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
