import { en, type Words } from '../en/words.ts';

/** The console in German. */
export const de: Words = { ...en };
