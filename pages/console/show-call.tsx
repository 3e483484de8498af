import { Fragment, h, type Text } from '../h.ts';
import { CloseButton } from './close-button.tsx';
import { words } from './words/words.ts';

/** The call of the API that answers what a list shows. */
export interface ShownCall {
  /** The address of the API. */
  base: string;
  /** With its query. */
  path: string;
}

/** The call for a shell, a program and the command line. The key stays in the environment. */
function textsOf({ base, path }: ShownCall): readonly [name: Text, text: string][] {
  // A quote would end the quoted address.
  const asked = path.replaceAll("'", '%27');
  const address = `'${base}${asked}'`;
  return [
    ['curl', `curl -H "Authorization: Bearer $OPENROLE_API_KEY" ${address}`],
    [
      'TypeScript',
      `const answer = await fetch(${address}, {
  headers: { authorization: \`Bearer \${process.env.OPENROLE_API_KEY}\` },
});
const { data, meta } = await answer.json();`,
    ],
    [words.shortcuts.commandLine, `openrole api GET '${asked}'`],
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
