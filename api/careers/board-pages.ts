import { language as detectLanguage } from '../../domain/text/language.ts';
import { listPage, type Filter } from '../../pages/careers/list-page.tsx';
import { rolePage } from '../../pages/careers/role-page.tsx';
import { brandStyle } from '../../pages/public/brand.ts';
import { sourceQuery } from '../../pages/careers/source-query.ts';
import { getBoardFacets } from '../boards/get-board-facets.ts';
import { getBoardProfile } from '../boards/get-board-profile.ts';
import { getBoardRoleMarkup } from '../boards/get-board-role-markup.ts';
import { getBoardRole } from '../boards/get-board-role.ts';
import { listBoardRoles } from '../boards/list-board-roles.ts';
import { contentPolicy } from '../public-pages/content-policy.ts';
import { scripts } from './scripts.ts';
import { sendCached, type Visit } from './careers-page.ts';

const FILTERS = ['department', 'location', 'workplace_type', 'employment_type'] as const;
const FACETS = {
  department: 'departments',
  location: 'locations',
  workplace_type: 'workplace_types',
  employment_type: 'employment_types',
} as const;

/** The list of open roles. Empty filters, as a form sends them, are none. */
export async function showList(visit: Visit): Promise<void> {
  const { req, res, company, query, language, source, home, publicBase } = visit;
  const params = { company };
  const wanted = Object.fromEntries(
    ['q', 'query', ...FILTERS].flatMap((name) => {
      const value = query.get(name) ?? '';
      return value.trim() === '' ? [] : [[name, value]];
    }),
  );
  const cursor = query.get('cursor');
  const organization = await profileOf(visit, true);
  const [{ data: roles, meta }, { data: counted }] = await Promise.all([
    visit.call(listBoardRoles, {
      params,
      query: { ...wanted, ...(cursor !== null && { cursor }) },
    }),
    visit.call(getBoardFacets, { params, query: wanted }),
  ]);
  const filters = FILTERS.map((name): Filter => ({
    name,
    values: counted[FACETS[name]],
    chosen: query.get(name) ?? '',
  }));
  const next = meta.next_cursor === null ? null : nextQuery(query, meta.next_cursor);
  const html = listPage({
    language,
    organization,
    canonical: publicBase + home,
    base: home,
    roles,
    query: query.get('query') ?? query.get('q') ?? '',
    filters: filters.filter(({ values }) => values.length > 0),
    next,
    source,
    script: scripts.careers,
  });
  sendCached(req, res, html);
}

function nextQuery(query: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(query);
  next.set('cursor', cursor);
  return next.toString();
}

/** One role. Its id leads to its slug. */
export async function showRole(visit: Visit): Promise<void> {
  const { req, res, language, home, source, publicBase } = visit;
  const role = await roleOf(visit);
  const withSource = sourceQuery(source);
  const address = `${home}/${encodeURIComponent(role.slug)}`;
  if (visit.role !== role.slug) {
    res.status(301).setHeader('Location', address + withSource);
    res.end();
    return;
  }
  const markup = role.accepting_applications
    ? await visit.call(getBoardRoleMarkup, {
        params: { company: visit.company, idOrSlug: visit.role },
      })
    : undefined;
  const organization = await profileOf(visit);
  const html = rolePage({
    language,
    roleLanguage: detectLanguage(role.description_text, null) ?? 'en',
    organization,
    role,
    canonical: publicBase + address,
    home: home + withSource,
    apply: `${address}/apply${withSource}`,
    markup,
  });
  sendCached(req, res, html);
}

/** The company, whose colour the page may then have, and scripts if it says so. */
export async function profileOf({ call, company, res }: Visit, isScripted = false) {
  const { data } = await call(getBoardProfile, { params: { company } });
  res.setHeader(
    'Content-Security-Policy',
    contentPolicy({ style: brandStyle(data.brand_color), isScripted }),
  );
  return data;
}

export async function roleOf({ call, company, role }: Visit) {
  const { data } = await call(getBoardRole, { params: { company, idOrSlug: role } });
  return data;
}
