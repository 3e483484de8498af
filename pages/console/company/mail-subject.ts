import type { MergeField } from '../../../domain/mail/merge-fields.ts';
import { parseMergeText } from '../../../domain/mail/merge-text.ts';
import type { SendRow } from '../../../domain/mail/send.ts';
import { Phrase, type Text } from '../../h.ts';
import { words } from '../words/words.ts';

/** The subject of a send, with the names of its merge fields in brackets. */
export function shownSubject({ kind, subject }: Pick<SendRow, 'kind' | 'subject'>): Text {
  if (kind !== 'mailing') return subject;
  const { fields } = words.writing;
  return new Phrase((language) =>
    parseMergeText(subject).map((part) =>
      typeof part === 'string' ? part : ['[', fields[part.field].in(language), ']'],
    ),
  );
}

/** The names of merge fields. */
export function namesOf(fields: readonly MergeField[]): Text {
  const { fields: names } = words.writing;
  return new Phrase((language) =>
    fields.map((field, index) => [index === 0 ? '' : ', ', names[field].in(language)]),
  );
}
