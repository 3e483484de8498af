import { z } from 'zod';
import { closingMembers } from '../mapping/closing.ts';
import { optionalText } from '../mapping/parse-row.ts';

/** One `<job>` in the XML format of job boards; other elements are ignored. */
export const indeedJob = z.object({
  referencenumber: z.string(),
  requisitionid: optionalText,
  title: z.string(),
  date: optionalText,
  lastactivitydate: optionalText,
  ...closingMembers,
  url: optionalText,
  company: optionalText,
  city: optionalText,
  state: optionalText,
  country: optionalText,
  description: optionalText,
  salary: optionalText,
  jobtype: optionalText,
  category: optionalText,
  remotetype: optionalText,
});
