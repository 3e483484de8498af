import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { type Facts, FieldsDialog, listPage } from '../kit.tsx';
import type { ShellProps } from '../shell.tsx';

export interface OrganizationRow {
  id: string;
  slug: string;
  name: string;
  tagline: string | null;
  description: string | null;
  website: string | null;
  logo_url: string | null;
  brand_color: string | null;
  version: number;
}

interface CareersProps {
  shell: ShellProps;
  rows: readonly OrganizationRow[];
  nextCursor: string | null;
}

/** Companies of the account, each with its careers page. */
export function careersPage({ shell, rows, nextCursor }: CareersProps): string {
  return listPage({
    shell,
    title: 'Careers',
    lead: 'Your companies. Each has a careers page with its open roles.',
    actions: [{ text: 'New company', opens: 'new-company', tone: 'primary' }],
    head: ['Name', 'Careers page', 'Tagline', 'Website'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={`/console/careers/${row.id}`}>{row.name}</a>,
        <a href={`/careers/${row.slug}`}>{`/careers/${row.slug}`}</a>,
        row.tagline,
        row.website,
      ],
    })),
    empty: 'There is no company yet. Roles need one.',
    nextCursor,
    children: (
      <FieldsDialog
        id="new-company"
        title="New company"
        call="POST /console/api/company-organizations"
        then="/console/careers/{id}"
        submit="Create company"
        fields={[
          { name: 'name', label: 'Name', required: true },
          { name: 'slug', label: 'Address of its page', blank: 'omitted' },
        ]}
      />
    ),
  });
}

export function companyFacts(row: OrganizationRow): Parameters<typeof Facts>[0]['of'] {
  const { slug } = row;
  return [
    ['Careers page', <a href={`/careers/${slug}`}>{`/careers/${slug}`}</a>],
    ['Tagline', row.tagline],
    ['Website', row.website],
    ['Colour', row.brand_color],
  ];
}

export function companyFields(row: OrganizationRow): FieldSpec[] {
  return [
    { name: 'name', label: 'Name', required: true, value: row.name },
    { name: 'tagline', label: 'Tagline', value: row.tagline },
    { name: 'description', label: 'Description', kind: 'area', value: row.description },
    { name: 'website', label: 'Website', kind: 'url', value: row.website },
    { name: 'logo_url', label: 'Logo (URL)', kind: 'url', value: row.logo_url },
    {
      name: 'brand_color',
      label: 'Colour',
      value: row.brand_color,
      hint: 'Such as #0f6e67.',
    },
  ];
}
