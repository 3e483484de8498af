import { z } from 'zod';
import { optionalText } from '../mapping/parse-row.ts';

/** One `<item>` of an RSS feed of jobs; other elements are ignored. */
export const rssItem = z.object({
  title: z.string(),
  link: optionalText,
  guid: optionalText,
  pubDate: optionalText,
  description: optionalText,
  region: optionalText,
  state: optionalText,
  country: optionalText,
  category: optionalText,
  type: optionalText,
  expires_at: optionalText,
});
