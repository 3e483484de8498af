const LONGEST_SLUG = 80;
const TAIL = 6;

/**
 * The slug of a name: lower-case ASCII words joined by hyphens ("Forward Financing" → `forward-financing`,
 * `nexus.xyz` → `nexus-xyz`, decisions section 14). A name without Latin letters or digits is spelled by its
 * code points, so that every name has one.
 */
export function slugOf(name: string): string {
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

/** Another slug for the same name, where that one is taken: told apart by the end of a record's id. */
export function distinctSlug(slug: string, id: string): string {
  const tail = id.slice(-TAIL).toLowerCase();
  return `${slug.slice(0, LONGEST_SLUG - TAIL - 1)}-${tail}`;
}

function spelled(name: string): string {
  const points = Array.from(name.trim().slice(0, 12), (character) =>
    (character.codePointAt(0) ?? 0).toString(16),
  );
  return ['u', ...points].join('-').slice(0, LONGEST_SLUG);
}
