import { z } from 'zod';
import { words } from './words.ts';

/** A text that is searched by its words: without one it would find everything, or nothing. */
export const searchedText = z
  .string()
  .refine((text) => words(text).length > 0, 'holds no word to search for');
