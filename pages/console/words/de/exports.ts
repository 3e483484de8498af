import type { Words } from '../en/words.ts';

export const exports: Words['exports'] = {
  export: 'Exportieren…',
  title: 'Export',
  start: 'Export starten',
  what: 'Zeilen',
  kinds: {
    candidates: 'Eine je Kandidat:in',
    applications: 'Eine je Bewerbung',
    postings: 'Eine je Stelle',
    employees: 'Eine je Beschäftigte:n',
  },
  format: 'Format',
  csv: 'CSV, für Tabellenprogramme',
  jsonl: 'JSON Lines, für Programme',
  files: 'Mit den Dateien, als ZIP',
  filtered: 'Der Export enthält, was zum Filter der Liste passt.',
  everything: 'Der Export enthält alle Einträge.',
  wider: 'Suche, Antworten und Tage der Liste schränken ihn nicht ein.',
  progress: 'Fortschritt des Exports',
  rowsDone: (rows) => ['Geschriebene Zeilen: ', rows],
  download: 'Datei herunterladen (24 Stunden lang)',
  failed: 'Der Export ist fehlgeschlagen. Starten Sie ihn erneut.',
  close: 'Schließen',
};
