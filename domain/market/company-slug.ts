const LONGEST_SLUG = 80;

/**
 * The slug of a company name: lower-case ASCII words joined by hyphens ("Forward Financing" →
 * `forward-financing`, `nexus.xyz` → `nexus-xyz`, decisions section 14). A name without Latin letters or
 * digits is spelled by its code points, so that every employer has one.
 */
export function companySlug(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’]/g, '');
  const slug = folded
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '');
  return slug === '' ? spelled(name) : slug;
}

function spelled(name: string): string {
  const points = Array.from(name.trim().slice(0, 12), (character) =>
    (character.codePointAt(0) ?? 0).toString(16),
  );
  return ['u', ...points].join('-').slice(0, LONGEST_SLUG);
}
