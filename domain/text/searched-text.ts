import { z } from 'zod';
import { words } from './words.ts';

/** A search text with at least one word. Without one it would match everything or nothing. */
export const searchedText = z
  .string()
  .refine((text) => words(text).length > 0, 'has no words to search for');
