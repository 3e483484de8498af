import { personDocument } from '../../../domain/people/person-document.ts';
import { findDueRows, markRowsIndexed, type IndexRow } from '../../../storage/people/index-due.ts';
import {
  writePersonDocuments,
  type PersonWrite,
} from '../../../storage/people/search/people-index.ts';
import type { Stores } from '../../../storage/stores.ts';
import { refusals, throwRefusals } from '../../market/indexing/index-refusals.ts';
import { restorePeopleIndex } from './restore-people-index.ts';

const BATCH = 500;

/** The write that brings a row into the index, or takes its document out. */
export function personWrite({ id, revision, person }: IndexRow): PersonWrite {
  return { id, revision, document: person && personDocument(person) };
}

/**
 * Indexes every due row of People Search and removes their marks. `beat` is called between batches and throws to end the
 * pass. Idempotent: the row's revision is the document's version, and a mark is removed only at that revision.
 * @throws when the index rejected a document; the retry creates the index again if it is lost.
 */
export async function indexDuePeople(
  stores: Stores,
  beat: () => void = () => undefined,
): Promise<void> {
  for (;;) {
    const due = await findDueRows(stores, BATCH);
    if (due.length === 0) return;
    const outcomes = await writePersonDocuments(stores, due.map(personWrite));
    const refused = new Set(refusals(outcomes).map(({ id }) => id));
    await markRowsIndexed(
      stores,
      due.filter(({ id }) => !refused.has(id)),
    );
    if (refused.size > 0) await restorePeopleIndex(stores);
    throwRefusals(outcomes);
    beat();
  }
}
