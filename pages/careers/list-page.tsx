import type { BoardRoleRow } from '../../domain/boards/board-role.ts';
import { htmlOf } from '../document.tsx';
import { h, type Child } from '../h.ts';
import { joined } from '../words/formats.ts';
import { wordOf } from '../words/values.ts';
import { CareersDocument, type PageLook } from './careers-document.tsx';
import { sourceQuery } from './source-query.ts';
import type { PageLanguage } from '../page-language.ts';
import { pageWords, type PageWords } from './words.ts';

/** A filter of the list: its values with their counts, and the chosen one. */
export interface Filter {
  name: 'department' | 'location' | 'workplace_type' | 'employment_type';
  values: readonly { value: string; count: number }[];
  chosen: string;
}

export interface ListProps {
  language: PageLanguage;
  organization: NonNullable<PageLook['organization']> & {
    tagline: string | null;
    cover_url: string | null;
  };
  canonical: string;
  /** The address of the list without filters, and those of its roles. */
  base: string;
  roles: readonly BoardRoleRow[];
  query: string;
  filters: readonly Filter[];
  /** Query of the next page, or null. */
  next: string | null;
  /** Where visitors come from; carried into every link. */
  source: string | null;
  /** Address of the script that submits the filters on change. */
  script: string;
}

/** The open roles of a company, with filters that work without script. */
export function listPage(props: ListProps): string {
  const { language, organization, canonical, base, roles, next, source } = props;
  const words = pageWords[language];
  const withSource = sourceQuery(source);
  return htmlOf(
    <CareersDocument
      language={language}
      title={`${words.openRoles} – ${organization.name}`}
      description={organization.tagline ?? `${words.openRoles}: ${organization.name}`}
      organization={organization}
      home={base + withSource}
      canonical={canonical}
      feed={`${canonical}/feed.rss`}
      scripts={[props.script]}
    >
      {organization.cover_url !== null && (
        <img class="cover" src={organization.cover_url} alt="" referrerpolicy="no-referrer" />
      )}
      <h1>{words.openRoles}</h1>
      {organization.tagline !== null && (
        <p class="quiet" dir="auto">
          {organization.tagline}
        </p>
      )}
      <Filters {...props} words={words} />
      {roles.length === 0 ? (
        <p class="card">
          {words.none} <a href={base + withSource}>{words.showAll}</a>
        </p>
      ) : (
        <ul class="roles">
          {roles.map((role) => (
            <Role role={role} href={`${base}/${encodeURIComponent(role.slug)}${withSource}`} />
          ))}
        </ul>
      )}
      {next !== null && (
        <p>
          <a href={`${base}?${next}`} rel="next">
            {words.more}
          </a>
        </p>
      )}
    </CareersDocument>,
    language,
  );
}

function Filters({ query, filters, source, words, base }: ListProps & { words: PageWords }) {
  const labels = {
    department: words.department,
    location: words.location,
    workplace_type: words.workplace,
    employment_type: words.employment,
  };
  return (
    <form method="get" action={base} class="card filters" role="search">
      {source !== null && <input type="hidden" name="source" value={source} />}
      <div>
        <label for="q">{words.search}</label>
        <input id="q" type="search" name="query" value={query} />
      </div>
      {filters.map(({ name, values, chosen }) => (
        <div>
          <label for={name}>{labels[name]}</label>
          <select id={name} name={name}>
            <option value="">{words.all}</option>
            {values.map(({ value, count }) => (
              <option value={value} selected={value === chosen}>
                {isEnumerated(name) ? wordOf(value) : value} ({count})
              </option>
            ))}
          </select>
        </div>
      ))}
      <button>{words.find}</button>
    </form>
  );
}

/** Whether the values of a filter are words of the API; the others are the employer's own. */
function isEnumerated(name: Filter['name']): boolean {
  return name === 'workplace_type' || name === 'employment_type';
}

function Role({ role, href }: { role: BoardRoleRow; href: string }) {
  const { department, location, workplace_type: workplace, employment_type: employment } = role;
  const facts: Child[] = [
    ...[department, location].filter((text) => text !== null && text !== ''),
    ...[workplace, employment].flatMap((value) => (value === null ? [] : [wordOf(value)])),
  ];
  return (
    <li class="card">
      <h2 dir="auto">
        <a href={href}>{role.title}</a>
      </h2>
      <p class="quiet" dir="auto">
        {joined(facts, ' · ')}
      </p>
    </li>
  );
}
