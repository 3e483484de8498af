import { callTexts, type ShownCall } from '../call-texts.ts';
import { Fragment, h, type Text } from '../h.ts';
import { CloseButton } from './close-button.tsx';
import { words } from './words/words.ts';

/** The examples of a call, with the names of their languages. */
function textsOf(call: ShownCall): readonly [name: Text, text: string][] {
  const { curl, typescript, command } = callTexts(call);
  return [
    ['curl', curl],
    ['TypeScript', typescript],
    [words.shortcuts.commandLine, command],
  ];
}

/** A button that opens the call behind the list of a page. */
export function ShowCall({ call }: { call: ShownCall }) {
  return (
    <>
      <p>
        <button type="button" data-shows="call-dialog" aria-haspopup="dialog">
          {words.shortcuts.showCall}
        </button>
      </p>
      <template id="call-dialog">
        <dialog aria-labelledby="call-title" class="call">
          <h2 id="call-title">{words.shortcuts.callBehind}</h2>
          {textsOf(call).map(([name, text]) => (
            <section>
              <h3>{name}</h3>
              <pre>
                <code>{text}</code>
              </pre>
              <button type="button" data-copies>
                {words.shortcuts.copy}
              </button>
            </section>
          ))}
          <p class="hint">{words.shortcuts.callNeedsKey}</p>
          <CloseButton />
        </dialog>
      </template>
    </>
  );
}
