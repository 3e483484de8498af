import type { UnderstoodQuery } from '../../sdk/index.ts';

/** The interpretation of a typed line, in one line: `Understood: nurse · location Berlin, DE`. */
export function understoodText(understood: UnderstoodQuery): string {
  const { topics, parameters, corrected, excluded, ignored, relaxed } = understood;
  const parts = [
    ...topics.map(({ said }) => said),
    ...Object.entries(parameters).map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`),
    ...excluded.map((word) => `no ${word}`),
  ];
  const [wider] = relaxed ?? [];
  return [
    `Understood: ${parts.length === 0 ? 'nothing to search for' : parts.join(' · ')}`,
    ...corrected.map(({ from, to }) => `"${from}" corrected to "${to}"`),
    ...(ignored.length === 0 ? [] : [`ignored: ${ignored.join(', ')}`]),
    ...(wider === undefined
      ? []
      : [
          `from row ${wider.from_row + 1} without ${wider.gave_up.join(', ').replaceAll('_', ' ')}`,
        ]),
  ].join('; ');
}
