import type { Words } from '../en/words.ts';

export const writing: Words['writing'] = {
  write: 'Schreiben…',
  writeTo: (name) => `An ${name} schreiben`,
  send: 'E-Mail senden',
  receiver: 'An',
  template: 'E-Mail aus einer Vorlage',
  orSubject: 'Oder Betreff einer eigenen E-Mail',
  text: 'Text der E-Mail',
  role: 'Die Stelle, um die es geht',
  roleHint: 'Für den Namen der Stelle im Text.',
  insert: 'Einfügen:',
  fields: {
    'candidate.first_name': 'Vorname',
    'candidate.name': 'Voller Name',
    'candidate.email': 'E-Mail-Adresse',
    'job.title': 'Titel der Stelle',
    'organization.name': 'Name des Unternehmens',
    'sender.name': 'Name des Kontos',
    unsubscribe_url: 'Link zum Abbestellen',
  },
  preview: 'Vorschau',
  previewOf: 'So kommt sie an',
  replies: 'Antworten gehen an Sie.',
};
