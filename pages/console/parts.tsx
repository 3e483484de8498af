import { Fragment, h, type Child, type Text } from '../h.ts';
import { moment } from '../words/formats.ts';
import { words } from './words/words.ts';

/** A moment; the script shows how long ago it was. */
export function Moment({ at, none = '–' }: { at: string | null; none?: Text }) {
  if (at === null) return <>{none}</>;
  return <time datetime={at}>{moment(at)}</time>;
}

interface DialogProps {
  id: string;
  title: Text;
  /** Method and path of the call; `{id}` is filled in by the opener. */
  call: string;
  /** What happens after success: `reload`, or a name known to the script. */
  then: string;
  submit: Text;
  danger?: boolean;
  /** Version of the record that it changes. */
  version?: number;
  /** What is sent besides the fields. */
  also?: Record<string, unknown>;
  /** The whole body, in place of the fields. */
  body?: null;
  children: Child;
}

/** A dialog with a form that makes one call. It enters the page only while it is open. */
export function FormDialog({ id, title, submit, danger, children, ...given }: DialogProps) {
  const { call, then, version, also, body } = given;
  const heading = `${id}-title`;
  return (
    <template id={id}>
      <dialog aria-labelledby={heading}>
        <form
          data-call={call}
          data-then={then}
          data-version={version}
          data-also={also === undefined ? undefined : JSON.stringify(also)}
          data-body={body === undefined ? undefined : JSON.stringify(body)}
          novalidate
        >
          <h2 id={heading}>{title}</h2>
          <div data-problem role="alert" class="problem" hidden />
          {children}
          <div class="buttons">
            <button type="button" data-closes>
              {words.common.cancel}
            </button>
            <button type="submit" class={danger === true ? 'danger' : 'primary'}>
              {submit}
            </button>
          </div>
        </form>
      </dialog>
    </template>
  );
}

interface FieldProps {
  id: string;
  label: Text;
  hint?: Text;
  children: Child;
}

export function Field({ id, label, hint, children }: FieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export interface MenuItem {
  text: Text;
  /** Id of the dialog that it opens. */
  opens: string;
}

/** The menu of a row. Its items open dialogs with the row's values. */
export function RowMenu({ label, values, items }: RowMenuProps) {
  const filled = JSON.stringify(values);
  return (
    <div class="menu">
      <button
        type="button"
        class="quiet"
        data-menu
        aria-haspopup="menu"
        aria-expanded={false}
        aria-label={label}
      >
        ⋯
      </button>
      <div role="menu" aria-label={label} hidden>
        {items.map(({ text, opens }) => (
          <button
            type="button"
            role="menuitem"
            tabindex={-1}
            data-opens={opens}
            data-values={filled}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

interface RowMenuProps {
  label: Text;
  values: Record<string, string | number | null>;
  items: readonly MenuItem[];
}

/** A table that scrolls within itself on a narrow screen. */
export function Table({ label, head, children }: TableProps) {
  return (
    <div class="table" role="region" aria-label={label} tabindex={0}>
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th scope="col">{text}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface TableProps {
  label: Text;
  head: readonly Text[];
  children: Child;
}

interface NextPageProps {
  path: string;
  cursor: string | null;
  /** Filters of the address. */
  query?: Readonly<Record<string, string>>;
}

export function NextPage({ path, cursor, query = {} }: NextPageProps) {
  if (cursor === null) return null;
  const address = new URLSearchParams({ ...query, cursor });
  return (
    <p>
      <a href={`${path}?${address.toString()}`}>{words.shell.olderEntries}</a>
    </p>
  );
}
