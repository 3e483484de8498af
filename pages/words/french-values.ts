/** Values of the API on public pages, in French. */
export const frenchValues: Readonly<Record<string, string>> = {
  contract: 'prestation',
  full_time: 'temps plein',
  hybrid: 'hybride',
  internship: 'stage',
  on_site: 'sur place',
  other: 'autre',
  part_time: 'temps partiel',
  per_diem: 'à la journée',
  remote: 'télétravail',
  temporary: 'temporaire',
  volunteer: 'bénévolat',
  hour: 'heure',
  day: 'jour',
  week: 'semaine',
  month: 'mois',
  year: 'an',
};
