import { h } from '../../h.ts';
import { Fields } from '../fields.tsx';
import { FieldsDialog, listPage, recordPage } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';
import type { ListingRow } from './postings-page.tsx';

export interface BoardStage {
  key: string;
  name: string;
  type: string;
  applications: number;
}

/** A candidate as a card shows them. */
export interface BoardCard {
  id: string;
  name: string;
  since: string;
  source: string | null;
  tags: readonly string[];
}

export interface BoardColumn {
  stage: BoardStage;
  cards: readonly BoardCard[];
  /** Whether the stage has further candidates. */
  hasMore: boolean;
}

interface BoardProps {
  shell: ShellProps;
  job: { id: string; title: string; status: string; applications: number };
  columns: readonly BoardColumn[];
}

/** Open postings to choose a board from. */
export function boardsPage({ shell, rows, nextCursor }: BoardsProps): string {
  return listPage({
    shell,
    title: 'Board',
    lead: 'Choose an open posting to see its candidates by stage.',
    head: ['Role', 'Location', 'Applications'],
    rows: rows.map(({ id, title, location, applications }) => ({
      id,
      cells: [<a href={`/console/board/${id}`}>{title}</a>, location, applications],
    })),
    empty: 'No posting is open. Publish one under Postings.',
    nextCursor,
  });
}

interface BoardsProps {
  shell: ShellProps;
  rows: readonly ListingRow[];
  nextCursor: string | null;
}

export function boardPage({ shell, job, columns }: BoardProps): string {
  const moves = may(shell, 'recruiter');
  const stages = columns.map(({ stage: { key, name, type } }) => ({ key, name, type }));
  return recordPage({
    shell,
    title: job.title,
    up: { path: '/console/board', text: 'Board' },
    status: job.status,
    actions: moves ? [{ text: 'Add candidate', opens: 'add-candidate' }] : [],
    children: (
      <div>
        <p class="links">
          <span>{`${job.applications} in all`}</span>
          <a href={`/console/postings/${job.id}`}>Posting</a>
        </p>
        <div id="moved" class="moved" role="status" />
        <p id="as-of" class="hint" role="status" />
        <div
          class="board"
          role="region"
          aria-label="Candidates by stage"
          tabIndex={0}
          data-board={job.id}
          data-stages={JSON.stringify(stages)}
        >
          {columns.map((column) => (
            <Column key={column.stage.key} column={column} stages={stages} moves={moves} />
          ))}
        </div>
        <template id="card">
          <Card card={NEW_CARD} stage="" stages={stages} moves={moves} />
        </template>
        {moves && <Dialogs jobId={job.id} />}
      </div>
    ),
  });
}

/** The script fills it in for a candidate who arrives while the board is open. */
const NEW_CARD: BoardCard = {
  id: '{id}',
  name: '{name}',
  since: new Date(0).toISOString(),
  source: null,
  tags: [],
};

type Stages = readonly Pick<BoardStage, 'key' | 'name' | 'type'>[];

function Column({ column: { stage, cards, hasMore }, stages, moves }: ColumnProps) {
  return (
    <section class="column" aria-label={stage.name} data-stage={stage.key} data-name={stage.name}>
      <h2>
        {stage.name} <span class="count">{stage.applications}</span>
      </h2>
      <ul>
        {cards.map((card) => (
          <Card key={card.id} card={card} stage={stage.key} stages={stages} moves={moves} />
        ))}
      </ul>
      {hasMore && <p class="hint">Only the newest are shown; find others under Candidates.</p>}
    </section>
  );
}

interface ColumnProps {
  column: BoardColumn;
  stages: Stages;
  moves: boolean;
}

interface CardProps {
  card: BoardCard;
  stage: string;
  stages: Stages;
  moves: boolean;
}

function Card({ card, stage, stages, moves }: CardProps) {
  const { id, name, since, source, tags } = card;
  return (
    <li class="card" data-card={id} data-name={name} data-at={stage} draggable={moves && 'true'}>
      <div class="card-head">
        {moves && (
          <button type="button" class="quiet" data-lifts aria-label={`Move ${name}`}>
            ≡
          </button>
        )}
        <a href={`/console/candidates/${id}`}>{name}</a>
        <CardMenu card={card} stage={stage} stages={stages} moves={moves} />
      </div>
      <p class="hint">
        <Moment at={since} />
        {source !== null && ` · ${source}`}
        {tags.length > 0 && ` · ${tags.join(', ')}`}
      </p>
    </li>
  );
}

function CardMenu({ card: { id, name }, stage, stages, moves }: CardProps) {
  const label = `Actions for ${name}`;
  return (
    <div class="menu">
      <button
        type="button"
        class="quiet"
        data-menu
        aria-haspopup="menu"
        aria-expanded="false"
        aria-label={label}
      >
        ⋯
      </button>
      <div role="menu" aria-label={label} hidden>
        {moves &&
          stages.map(({ key, name: to, type }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-moves={key}
              hidden={key === stage}
            >
              {type === 'archived' ? 'Reject…' : `Move to ${to}`}
            </button>
          ))}
        <a role="menuitem" tabIndex={-1} href={`/console/candidates/${id}`}>
          Open
        </a>
      </div>
    </div>
  );
}

function Dialogs({ jobId }: { jobId: string }) {
  return (
    <div>
      <template id="move-dialog">
        <dialog aria-labelledby="move-dialog-title">
          <form data-move noValidate>
            <h2 id="move-dialog-title" data-slot="title" />
            <p data-slot="text" />
            <div data-problem role="alert" class="problem" hidden />
            <Fields
              prefix="move"
              of={[{ name: 'reason', label: 'Reason', kind: 'area', rows: 2 }]}
            />
            <div class="buttons">
              <button type="button" data-closes>
                Cancel
              </button>
              <button type="submit" class="primary" data-slot="submit" />
            </div>
          </form>
        </dialog>
      </template>
      <FieldsDialog
        id="add-candidate"
        title="Add candidate"
        call="POST /console/api/candidates"
        submit="Add candidate"
        also={{ job_id: jobId }}
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'email', label: 'E-mail', kind: 'email' },
          { name: 'source', label: 'Source' },
        ]}
      />
    </div>
  );
}
