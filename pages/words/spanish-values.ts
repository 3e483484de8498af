/** Values of the API on public pages, in Spanish. */
export const spanishValues: Readonly<Record<string, string>> = {
  contract: 'por contrato',
  full_time: 'jornada completa',
  hybrid: 'híbrido',
  internship: 'prácticas',
  on_site: 'presencial',
  other: 'otro',
  part_time: 'media jornada',
  per_diem: 'por días',
  remote: 'a distancia',
  temporary: 'temporal',
  volunteer: 'voluntariado',
  hour: 'hora',
  day: 'día',
  week: 'semana',
  month: 'mes',
  year: 'año',
};
