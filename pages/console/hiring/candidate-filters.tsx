import { applicationStatuses } from '../../../domain/hiring/candidate.ts';
import type { EmployerField } from '../../../domain/hiring/application-form/field.ts';
import { h, type Text } from '../../h.ts';
import {
  ChoiceFilter,
  DateFilter,
  Filter,
  SearchFilter,
  SelectFilter,
  TextFilter,
} from '../filters.tsx';
import { words } from '../words/words.ts';

/** Filters and the order of the list, in the address of its page. */
export const CANDIDATE_FILTERS = [
  ...(['q', 'job_id', 'stage', 'status', 'answered', 'source', 'tag', 'since'] as const),
  ...(['sort', 'order'] as const),
] as const;

type Filters = Readonly<Record<(typeof CANDIDATE_FILTERS)[number], string>>;

export interface CandidateFilterProps extends Filters {
  roles: readonly { id: string; title: string }[];
  stages: readonly { key: string; name: string }[];
  /** The questions of the chosen role. */
  form: readonly Pick<EmployerField, 'key' | 'label' | 'type' | 'options'>[];
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The parameters of the API for the filters. An answer counts only with the role that it was chosen for. */
export function candidateQuery(filters: Partial<Filters>): Record<string, string> {
  const { answered = '', since = '', ...query } = filters;
  const [job = '', key = '', ...value] = answered.split(':');
  const isOfRole = job !== '' && job === query.job_id;
  return {
    ...query,
    ...(DATE.test(since) && { created_after: `${since}T00:00:00Z` }),
    ...(isOfRole && { answer_to: key, answer: value.join(':') }),
  };
}

/** The list with the parameters of the API. */
export function candidatesViewPath(query: Readonly<Record<string, string>>): string {
  const { created_after: after, answer_to: key, answer, ...filters } = query;
  const address = new URLSearchParams({
    ...filters,
    ...(after !== undefined && { since: after.slice(0, 10) }),
    ...(key !== undefined && { answered: [filters['job_id'], key, answer].join(':') }),
  });
  return `/console/candidates?${address.toString()}`;
}

export function CandidateFilters(props: CandidateFilterProps & { path: string }) {
  const { path, roles, stages, q, job_id: job, stage, status, answered, source, tag } = props;
  const role = roles.map(({ id, title }) => ({ value: id, text: title }));
  const at = stages.map(({ key, name }) => ({ value: key, text: name }));
  const answers = answerChoices(props);
  const { candidates, common } = words;
  return (
    <Filter path={path}>
      <SearchFilter value={q} />
      <ChoiceFilter name="job_id" label={common.role} choices={role} value={job} />
      {answers.length > 0 && (
        <ChoiceFilter name="answered" label={common.answer} choices={answers} value={answered} />
      )}
      <ChoiceFilter name="stage" label={candidates.stage} choices={at} value={stage} />
      <SelectFilter
        name="status"
        label={common.status}
        choices={applicationStatuses}
        value={status}
      />
      <TextFilter name="source" label={common.source} value={source} />
      <TextFilter name="tag" label={candidates.tag} value={tag} />
      <DateFilter name="since" label={candidates.addedSince} value={props.since} />
      <ChoiceFilter
        name="sort"
        label={candidates.sortedBy}
        choices={SORTS}
        value={props.sort}
        none={candidates.usual}
      />
      <ChoiceFilter
        name="order"
        label={candidates.order}
        choices={ORDERS}
        value={props.order}
        none="–"
      />
    </Filter>
  );
}

/** Each answer that can be chosen in the form of the role, with its question. */
function answerChoices({ job_id: job, form }: CandidateFilterProps) {
  return form.flatMap(({ key, label, type, options }) => {
    const answers = type === 'boolean' ? YES_NO : options;
    return answers.map((answer) => ({
      value: `${job}:${key}:${answer.value}`,
      text: words.candidates.answerTo(label, answer.label),
    }));
  });
}

const YES_NO: readonly { value: string; label: Text }[] = [
  { value: 'true', label: words.shell.yes },
  { value: 'false', label: words.shell.no },
];

const SORTS = [
  { value: 'created_at', text: words.common.added },
  { value: 'updated_at', text: words.common.changed },
  { value: 'name', text: words.common.name },
  { value: 'email', text: words.common.email },
  { value: 'source', text: words.common.source },
];

const ORDERS = [
  { value: 'asc', text: words.candidates.ascending },
  { value: 'desc', text: words.candidates.descending },
];
