import { Fragment, h, type Child, type Text } from '../h.ts';
import { htmlOf } from '../document.tsx';
import { FieldsDialog, type FieldsDialogProps } from './dialogs.tsx';
import { Filter, SearchFilter } from './filters.tsx';
import { NextPage, Table } from './parts.tsx';
import { Shell, type ShellProps } from './shell.tsx';
import { wordOf } from '../words/values.ts';
import { words } from './words/words.ts';

/** A button that opens a dialog, or makes a call at once. */
export interface Action {
  text: Text;
  opens?: string;
  /** Method and path of the call. */
  call?: string;
  body?: Record<string, unknown>;
  /** The action after the call; `reload` by default. */
  then?: string;
  /** Id of an editor that is saved before. */
  saves?: string;
  /** Values for the dialog that it opens. */
  values?: Record<string, string | number | null>;
  tone?: 'primary' | 'danger';
}

export function ActionButton({ text, opens, call, body, then, saves, values, tone }: Action) {
  return (
    <button
      type="button"
      class={tone}
      data-opens={opens}
      data-call={call}
      data-body={body === undefined ? undefined : JSON.stringify(body)}
      data-then={call === undefined ? undefined : (then ?? 'reload')}
      data-saves={saves}
      data-values={values === undefined ? undefined : JSON.stringify(values)}
    >
      {text}
    </button>
  );
}

interface HeadingProps {
  title: Text;
  /** Of a part of the page; the page itself has 1. */
  level?: 2;
  /** The list that a record's page belongs to. */
  up?: { path: string; text: Text };
  status?: string;
  actions?: readonly Action[];
}

export function Heading({ title, level, up, status, actions = [] }: HeadingProps) {
  if (level === 2) {
    return (
      <div class="heading">
        <h2>{title}</h2>
        <Actions of={actions} />
      </div>
    );
  }
  return (
    <>
      {up !== undefined && (
        <p class="up">
          <a href={up.path}>{words.shell.backTo(up.text)}</a>
        </p>
      )}
      <div class="heading">
        <h1>
          {title}
          {status !== undefined && (
            <>
              {' '}
              <Status of={status} />
            </>
          )}
        </h1>
        <Actions of={actions} />
      </div>
    </>
  );
}

function Actions({ of }: { of: readonly Action[] }) {
  if (of.length === 0) return null;
  return (
    <div class="actions">
      {of.map((action) => (
        <ActionButton {...action} />
      ))}
    </div>
  );
}

const GOOD = ['open', 'enabled', 'succeeded', 'accepted', 'sent', 'active', 'hired', 'completed'];
const BAD = [
  'failed',
  'disabled',
  'rejected',
  'declined',
  'cancelled',
  'expired',
  'suspicious',
  'unreachable',
  'impaired',
];

/** A state in words, with a mark of its own besides the colour. */
export function Status({ of }: { of: string }) {
  const tone = GOOD.includes(of) ? 'good' : BAD.includes(of) ? 'bad' : 'plain';
  const mark = { good: '●', bad: '✖', plain: '○' }[tone];
  return (
    <span class={`status ${tone}`}>
      <span aria-hidden>{mark}</span> {wordOf(of)}
    </span>
  );
}

/** Facts of a record, name by name. */
export function Facts({ of }: { of: readonly (readonly [name: Text, value: Child])[] }) {
  return (
    <dl class="facts">
      {of.map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The props of the page of a list. */
export interface ListProps<Row> {
  shell: ShellProps;
  rows: readonly Row[];
  nextCursor: string | null;
}

/** The props of the page of one record. */
export interface RowProps<Row> {
  shell: ShellProps;
  row: Row;
}

/** The cells of a row; the first one names it. */
export type ListRow = readonly Child[];

interface RowsProps {
  label: Text;
  head: readonly Text[];
  rows: readonly ListRow[];
  /** The text of an empty list: its purpose, and how it is filled. */
  empty: Text;
}

/** A table of records, or the sentence that there are none. */
export function Rows({ label, head, rows, empty }: RowsProps) {
  if (rows.length === 0) return <p class="empty">{empty}</p>;
  return (
    <Table label={label} head={head}>
      {rows.map(([first, ...others]) => (
        <tr>
          <th scope="row">{first}</th>
          {others.map((cell) => (
            <td>{cell === '' ? '–' : (cell ?? '–')}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** Rows under a heading. */
export function TitledRows(props: RowsProps) {
  return (
    <>
      <h2>{props.label}</h2>
      <Rows {...props} />
    </>
  );
}

interface ListPageProps extends Omit<RowsProps, 'label'> {
  shell: ShellProps;
  title: Text;
  lead: Text;
  actions?: readonly Action[];
  /** The dialog that makes a record; its title is also on the button that opens it. */
  adds?: FieldsDialogProps | false;
  nextCursor: string | null;
  /** The search text, in a list with a search. */
  search?: string;
  /** Filters of the address, kept on the next page. */
  query?: Readonly<Record<string, string>>;
  /** Between the lead and the list. */
  above?: Child;
  /** Dialogs and further sections. */
  children?: Child;
}

/** A page with one list, and the dialogs of its actions. */
export function listPage(props: ListPageProps): string {
  const { shell, title, lead, actions = [], adds = false, nextCursor, above, children } = props;
  const { head, rows, empty, search, query = search ? { q: search } : {} } = props;
  const adding: Action[] = adds ? [{ text: adds.title, opens: adds.id, tone: 'primary' }] : [];
  return htmlOf(
    <Shell title={title} {...shell}>
      <Heading title={title} actions={[...actions, ...adding]} />
      <p class="lead">{lead}</p>
      {search !== undefined && (
        <Filter path={shell.path}>
          <SearchFilter value={search} />
        </Filter>
      )}
      {above}
      <Rows label={title} head={head} rows={rows} empty={empty} />
      <NextPage path={shell.path} cursor={nextCursor} query={query} />
      {children}
      {adds && <FieldsDialog {...adds} />}
    </Shell>,
    shell.language,
  );
}

interface RecordPageProps extends HeadingProps {
  shell: ShellProps;
  children: Child;
}

/** The page of one record. */
export function recordPage({ shell, children, ...heading }: RecordPageProps): string {
  return htmlOf(
    <Shell title={heading.title} {...shell}>
      <Heading {...heading} />
      {children}
    </Shell>,
    shell.language,
  );
}
