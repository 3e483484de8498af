import { z } from 'zod';
import { closingMembers } from '../mapping/closing.ts';
import { optionalText } from '../mapping/parse-row.ts';

/** One `<item>` of an RSS feed of jobs; other elements are ignored. */
export const rssItem = z.object({
  title: z.string(),
  link: optionalText,
  guid: optionalText,
  pubDate: optionalText,
  description: optionalText,
  'content:encoded': optionalText,
  region: optionalText,
  state: optionalText,
  country: optionalText,
  category: optionalText,
  type: optionalText,
  ...closingMembers,
  /** Members of job plug-ins for WordPress. */
  'job_listing:location': optionalText,
  'job_listing:job_type': optionalText,
  'job_listing:company': optionalText,
  'job_listing:salary': optionalText,
});

export type RssItem = z.infer<typeof rssItem>;
