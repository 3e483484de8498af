import { z } from 'zod';
import {
  id,
  listOf,
  oneOrMany,
  optional,
  optionalId,
  optionalNumber,
  optionalText,
} from '../mapping/parse-row.ts';

const named = z.object({ name: optionalText });

/** One job of `GET /v1/boards/{token}/jobs?content=true`; other members are ignored. */
export const greenhouseJob = z.object({
  id,
  title: z.string(),
  company_name: optionalText,
  updated_at: optionalText,
  first_published: optionalText,
  application_deadline: optionalText,
  requisition_id: optionalId,
  location: optional(named),
  absolute_url: optionalText,
  language: optionalText,
  metadata: listOf(z.object({ name: z.string(), value: oneOrMany(z.string()) })),
  content: optionalText,
  departments: listOf(named),
  offices: listOf(z.object({ name: optionalText, location: optionalText })),
  pay_input_ranges: listOf(
    z.object({
      min_cents: optionalNumber,
      max_cents: optionalNumber,
      currency_type: optionalText,
      title: optionalText,
      blurb: optionalText,
    }),
  ),
});

export type GreenhouseJob = z.infer<typeof greenhouseJob>;
