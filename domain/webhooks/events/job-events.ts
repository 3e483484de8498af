import { z } from 'zod';
import { idText, notPersonal } from '../../common/personal.ts';
import { defineEvent } from './define-event.ts';

const time = z.iso.datetime();

/** Text of a posting or of the account's own settings. */
const plainText = notPersonal(z.string());

const jobSchema = z.object({
  id: idText,
  slug: plainText,
  title: plainText,
  status: z.enum(['draft', 'open', 'closed', 'archived']),
  department: plainText.nullable(),
  public_url: plainText.nullable(),
  published_at: time.nullable(),
  closes_at: time.nullable(),
});

const job: z.output<typeof jobSchema> = {
  id: 'job_0NaQ8xT2v7Bd1kZp4mXw',
  slug: 'senior-backend-engineer',
  title: 'Senior Backend Engineer',
  status: 'open',
  department: 'Engineering',
  public_url: 'https://jobs.example.com/careers/northwind/senior-backend-engineer',
  published_at: '2026-11-21T09:00:00.000Z',
  closes_at: null,
};

/** Events of an employer's roles. */
export const jobEvents = {
  'job.published': defineEvent({
    summary: 'A role was published, or reopened after it had been closed.',
    data: z.object({ job: jobSchema }),
    example: { job },
  }),
  'job.updated': defineEvent({
    summary: 'A published role changed; `changed` names the members.',
    data: z.object({ job: jobSchema, changed: z.array(plainText) }),
    example: { job, changed: ['title', 'salary'] },
  }),
  'job.closed': defineEvent({
    summary: 'A role takes no more applications: closed by hand, at its deadline, or archived.',
    data: z.object({ job: jobSchema, reason: z.enum(['closed', 'deadline', 'archived']) }),
    example: { job: { ...job, status: 'closed' }, reason: 'closed' },
  }),
  'job_alert.matched': defineEvent({
    summary: 'Jobs that match a job alert became searchable.',
    data: z.object({
      alert_id: idText,
      alert_name: plainText,
      jobs: z.array(
        z.object({
          id: idText,
          title: plainText,
          company_name: plainText,
          location: plainText,
          apply_url: plainText.nullable(),
        }),
      ),
    }),
    example: {
      alert_id: 'alr_0NaQ8xT2v7Bd1kZp4mXw',
      alert_name: 'Backend in Stockholm',
      jobs: [
        {
          id: job.id,
          title: job.title,
          company_name: 'Northwind Tools',
          location: 'Stockholm, Sweden',
          apply_url: null,
        },
      ],
    },
  }),
};
