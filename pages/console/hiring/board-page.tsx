import type { JobListing, JobListingWithPipeline } from '../../../domain/hiring/posting-row.ts';
import { h, type Text } from '../../h.ts';
import { Fields } from '../fields.tsx';
import { FieldsDialog } from '../dialogs.tsx';
import { Filter, SearchFilter, TextFilter } from '../filters.tsx';
import { listPage, type ListProps, recordPage } from '../kit.tsx';
import { Menu, Moment } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { words } from '../words/words.ts';
import { candidatePath } from './neighbours.tsx';
import { Views, type SavedView } from './views.tsx';
import { withoutBlanks } from '../../../domain/common/without-blanks.ts';

export type BoardStage = JobListingWithPipeline['pipeline'][number];

/** A candidate as a card shows them. */
export interface BoardCard {
  id: string;
  name: Text;
  /** When it came to its stage. */
  since: string;
  /** Title and company of the latest job. */
  lastJob: string | null;
  location: string | null;
  isKnockedOut: boolean;
  source: string | null;
  tags: readonly string[];
}

export interface BoardColumn {
  stage: BoardStage;
  cards: readonly BoardCard[];
  /** The cursor of further candidates of the stage; null when there are none. */
  nextCursor: string | null;
}

/** Filters of the cards, in the address of the board. */
export const BOARD_FILTERS = ['q', 'source', 'tag'] as const;
export type BoardFilter = Readonly<Record<(typeof BOARD_FILTERS)[number], string>>;

interface BoardProps {
  shell: ShellProps;
  job: JobListing;
  columns: readonly BoardColumn[];
  filter: BoardFilter;
  views: readonly SavedView[];
}

interface BoardsProps extends ListProps<JobListing> {
  views: readonly SavedView[];
}

/** Open postings to choose a board from. */
export function boardsPage({ shell, rows, nextCursor, views }: BoardsProps): string {
  return listPage({
    shell,
    title: words.common.board,
    lead: words.board.boardsLead,
    head: [words.common.role, words.common.location, words.common.applications],
    rows: rows.map(({ id, title, location, applications }) => [
      <a href={`/console/board/${id}`}>{title}</a>,
      location,
      applications,
    ]),
    empty: words.board.noOpenPosting,
    nextCursor,
    above: <Views list="board" views={views} query={null} />,
  });
}

export function boardPage({ shell, job, columns, filter, views }: BoardProps): string {
  const moves = may(shell, 'recruiter');
  const given = withoutBlanks({ ...filter });
  const stages = columns.map(({ stage: { key, name, type } }) => ({ key, name, type }));
  return recordPage({
    shell,
    title: job.title,
    up: { path: '/console/board', text: words.common.board },
    status: job.status,
    actions: moves ? [{ text: words.common.addCandidate, opens: 'add-candidate' }] : [],
    children: (
      <div>
        <p class="links">
          <span>{words.board.inAll(job.applications)}</span>
          <a href={`/console/postings/${job.id}`}>{words.board.posting}</a>
        </p>
        <Filter path={`/console/board/${job.id}`}>
          <SearchFilter value={filter.q} />
          <TextFilter name="source" label={words.common.source} value={filter.source} />
          <TextFilter name="tag" label={words.candidates.tag} value={filter.tag} />
        </Filter>
        <Views list="board" views={views} query={{ job_id: job.id, ...given }} />
        <div id="moved" class="moved" role="status" />
        <p id="as-of" class="hint" role="status" />
        <div
          class="board"
          role="region"
          aria-label={words.board.candidatesByStage}
          tabindex={0}
          data-board={job.id}
          data-filter={JSON.stringify(given)}
          data-stages={JSON.stringify(stages)}
        >
          {columns.map((column) => (
            <Column
              column={column}
              stages={stages}
              moves={moves}
              walked={{ job_id: job.id, ...given }}
            />
          ))}
        </div>
        <template id="card">
          <Card card={NEW_CARD} path="/console/candidates" stage="" stages={stages} moves={moves} />
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
  lastJob: null,
  location: null,
  isKnockedOut: false,
  source: null,
  tags: [],
};

type Stages = readonly Pick<BoardStage, 'key' | 'name' | 'type'>[];

function Column({ column: { stage, cards, nextCursor }, stages, moves, walked }: ColumnProps) {
  return (
    <section
      id={`column-${stage.key}`}
      class="column"
      aria-label={stage.name}
      data-stage={stage.key}
      data-name={stage.name}
      data-next={nextCursor ?? undefined}
    >
      <h2>
        {stage.name} <span class="count">{stage.applications}</span>
      </h2>
      <ul>
        {cards.map((card, at) => (
          <Card
            card={card}
            path={candidatePath(card.id, {
              query: { ...walked, stage: stage.key, view: 'board' },
              at,
            })}
            stage={stage.key}
            stages={stages}
            moves={moves}
          />
        ))}
      </ul>
      {nextCursor !== null && (
        <p>
          <button type="button" data-more={`column-${stage.key}`}>
            {words.board.showMore}
          </button>
        </p>
      )}
    </section>
  );
}

interface ColumnProps {
  /** The filters of the board. */
  walked: Readonly<Record<string, string>>;
  column: BoardColumn;
  stages: Stages;
  moves: boolean;
}

interface CardProps {
  card: BoardCard;
  /** The page of the candidate. */
  path: string;
  stage: string;
  stages: Stages;
  moves: boolean;
}

function Card(props: CardProps) {
  const { card, path, stage, moves } = props;
  const { id, name, since, lastJob, location, isKnockedOut, source, tags } = card;
  const facts = [lastJob, location, source, ...tags].filter((fact) => fact !== null);
  return (
    <li class="card" data-card={id} data-name={name} data-at={stage} draggable={moves && 'true'}>
      <div class="card-head">
        {moves && (
          <button type="button" class="quiet" data-lifts aria-label={words.board.moveCard(name)}>
            ≡
          </button>
        )}
        <a href={path}>{name}</a>
        <CardMenu {...props} />
      </div>
      <p class="hint">
        {facts.map((fact) => `${fact} · `).join('')}
        {words.board.inStageSince}
        <Moment at={since} />
        {isKnockedOut && [' ', words.candidates.knockedOut]}
      </p>
    </li>
  );
}

function CardMenu({ card: { name }, path, stage, stages, moves }: CardProps) {
  return (
    <Menu label={words.common.actionsFor(name)}>
      {moves &&
        stages.map(({ key, name: to, type }) => (
          <button
            type="button"
            role="menuitem"
            tabindex={-1}
            data-moves={key}
            hidden={key === stage}
          >
            {type === 'archived' ? words.board.reject : words.board.moveTo(to)}
          </button>
        ))}
      <a role="menuitem" tabindex={-1} href={path}>
        {words.common.open}
      </a>
    </Menu>
  );
}

function Dialogs({ jobId }: { jobId: string }) {
  return (
    <div>
      <template id="move-dialog">
        <dialog aria-labelledby="move-dialog-title">
          <form data-move novalidate>
            <h2 id="move-dialog-title" data-slot="title" />
            <p data-slot="text" />
            <div data-problem role="alert" class="problem" hidden />
            <Fields
              prefix="move"
              of={[{ name: 'reason', label: words.common.reason, kind: 'area', rows: 2 }]}
            />
            <div class="buttons">
              <button type="button" data-closes>
                {words.common.cancel}
              </button>
              <button type="submit" class="primary" data-slot="submit" />
            </div>
          </form>
        </dialog>
      </template>
      <FieldsDialog
        id="add-candidate"
        title={words.common.addCandidate}
        call="POST /console/api/candidates"
        submit={words.common.addCandidate}
        also={{ job_id: jobId }}
        fields={[
          { name: 'name', label: words.common.name },
          { name: 'email', label: words.common.email, kind: 'email' },
          { name: 'source', label: words.common.source },
        ]}
      />
    </div>
  );
}
