import type { OrganizationRow } from '../../../domain/hiring/organization.ts';
import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { type Facts, listPage } from '../kit.tsx';
import type { ShellProps } from '../shell.tsx';
import { featureNames } from '../features.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';

interface CareersProps {
  shell: ShellProps;
  rows: readonly OrganizationRow[];
  nextCursor: string | null;
}

/** Companies of the account, each with its careers page. */
export function careersPage({ shell, rows, nextCursor }: CareersProps): string {
  return listPage({
    shell,
    title: words.company.careers,
    lead: words.company.careersLead,
    head: [
      words.common.name,
      words.company.careersPage,
      words.company.tagline,
      words.company.website,
    ],
    rows: rows.map((row) => [
      <a href={`/console/careers/${row.id}`}>{row.name}</a>,
      <a href={`/careers/${row.slug}`}>{`/careers/${row.slug}`}</a>,
      row.tagline,
      row.website,
    ]),
    empty: words.company.noCompany,
    nextCursor,
    adds: {
      id: 'new-company',
      title: words.company.newCompany,
      call: 'POST /console/api/company-organizations',
      then: '/console/careers/{id}',
      submit: words.company.createCompany,
      fields: [
        { name: 'name', label: words.common.name, required: true },
        { name: 'slug', label: words.company.pageAddress, blank: 'omitted' },
      ],
    },
  });
}

export function companyFacts(row: OrganizationRow): Parameters<typeof Facts>[0]['of'] {
  const { features } = row;
  return [
    [words.company.tagline, row.tagline],
    [words.company.website, row.website],
    [words.company.colour, row.brand_color],
    ...featureNames.map(([feature, name]) => [name, wordOf(String(features[feature]))] as const),
  ];
}

export function companyFields(row: OrganizationRow): FieldSpec[] {
  return [
    { name: 'name', label: words.common.name, required: true, value: row.name },
    { name: 'tagline', label: words.company.tagline, value: row.tagline },
    { name: 'description', label: words.common.description, kind: 'area', value: row.description },
    { name: 'website', label: words.company.website, kind: 'url', value: row.website },
    { name: 'logo_url', label: words.company.logoUrl, kind: 'url', value: row.logo_url },
    { name: 'cover_url', label: words.company.coverUrl, kind: 'url', value: row.cover_url },
    {
      name: 'brand_color',
      label: words.company.colour,
      value: row.brand_color,
      hint: words.company.colourHint,
    },
    ...featureNames.map(([feature, label]): FieldSpec => ({
      ...{ name: `features.${feature}`, label, kind: 'check' },
      value: row.features[feature],
    })),
  ];
}
