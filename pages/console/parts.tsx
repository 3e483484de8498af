import { Fragment, h, type Child, type Text } from '../h.ts';
import { moment } from '../words/formats.ts';
import { words } from './words/words.ts';

/** A moment; the script shows how long ago it was. */
export function Moment({ at, none = '–' }: { at: string | null; none?: Text }) {
  if (at === null) return <>{none}</>;
  return <time datetime={at}>{moment(at)}</time>;
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

interface MenuProps {
  label: Text;
  children: Child;
}

/** A button, and the items that it shows. */
export function Menu({ label, children }: MenuProps) {
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
        {children}
      </div>
    </div>
  );
}

/** The menu of a row. Its items open dialogs with the row's values. */
export function RowMenu({ label, values, items }: RowMenuProps) {
  const filled = JSON.stringify(values);
  return (
    <Menu label={label}>
      {items.map(({ text, opens }) => (
        <button type="button" role="menuitem" tabindex={-1} data-opens={opens} data-values={filled}>
          {text}
        </button>
      ))}
    </Menu>
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
