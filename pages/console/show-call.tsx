import { Fragment, h, type Text } from '../h.ts';
import { CloseButton } from './close-button.tsx';
import { words } from './words/words.ts';

export type CallValue = string | number | boolean;

/** The call of the API that answers what a page shows. */
export interface ShownCall {
  /** The address of the API. */
  base: string;
  /** With its query. */
  path: string;
  /** The method of the client, such as `candidates.list`. */
  method: string;
  /** The parameters of the path. */
  ids: readonly string[];
  query: Readonly<Record<string, CallValue>>;
  /** Whether it returns rows, of which a page shows the first. */
  isList: boolean;
}

/** The call for a shell, a program and the command line. The key stays in the environment. */
function textsOf(call: ShownCall): readonly [name: Text, text: string][] {
  const address = quoted(call.base + call.path);
  return [
    ['curl', `curl -H "Authorization: Bearer $OPENROLE_API_KEY" ${address}`],
    ['TypeScript', programOf(call)],
    [words.shortcuts.commandLine, commandOf(call)],
  ];
}

function programOf({ base, method, ids, query, isList }: ShownCall): string {
  const params = Object.entries(query).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const values = ids.map((id) => JSON.stringify(id));
  if (params.length > 0) values.push(`{ ${params.join(', ')} }`);
  const made = `openrole.${method}(${values.join(', ')})`;
  return `import { Openrole } from 'openrole';

const openrole = new Openrole({ baseUrl: ${JSON.stringify(base)} });
${isList ? `const { data } = await ${made}.page();` : `const data = await ${made};`}`;
}

function commandOf({ base, method, ids, query }: ShownCall): string {
  const options = Object.entries({ api_url: base, ...query }).map(
    ([name, value]) => `--${kebab(name)}=${quoted(String(value))}`,
  );
  return ['openrole', ...method.split('.').map(kebab), ...ids.map(quoted), ...options].join(' ');
}

function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** A word of a shell. */
function quoted(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
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
