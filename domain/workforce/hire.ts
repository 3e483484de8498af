import { z } from 'zod';
import { startDateInput, titleInput } from './employee.ts';

/** POST /candidates/{id}/hire. */
export const hireInput = z.strictObject({
  job_id: z.string().max(100).exactOptional().meta({
    description: 'The job of the application. Required if several are active.',
  }),
  title: titleInput.meta({
    description: 'Default: the title of the accepted offer, else of the job.',
  }),
  start_date: startDateInput.meta({ description: 'Default: the date of the accepted offer.' }),
});
export type HireInput = z.output<typeof hireInput>;
