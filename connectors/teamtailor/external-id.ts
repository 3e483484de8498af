/** The number in `/jobs/{id}-{slug}`; the feed's own id when the link has another form. */
export function externalIdOf(link: string | null, id: string | null): string {
  return /\/jobs\/(\d{1,20})(?:-|$)/.exec(link ?? '')?.[1] ?? id ?? link ?? '';
}
