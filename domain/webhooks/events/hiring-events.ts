import { z } from 'zod';
import { idText, notPersonal, personal } from '../../common/personal.ts';
import { defineEvent } from './define-event.ts';

const time = z.iso.datetime();

const offerSchema = z.object({
  id: idText,
  candidate_id: idText,
  job_id: idText.nullable(),
  title: notPersonal(z.string()),
  status: z.enum(['sent', 'accepted', 'declined', 'withdrawn', 'expired']),
  expires_at: time.nullable(),
});

const offer: z.output<typeof offerSchema> = {
  id: 'off_0NaQ8xT2v7Bd1kZp4mXw',
  candidate_id: 'cand_0NaQ8xT2v7Bd1kZp4mXw',
  job_id: 'job_0NaQ8xT2v7Bd1kZp4mXw',
  title: 'Senior Backend Engineer',
  status: 'sent',
  expires_at: '2026-12-05T17:00:00.000Z',
};

const sessionSchema = z.object({ session_id: idText, job_id: idText });
const session = { session_id: 'ses_0NaQ8xT2v7Bd1kZp4mXw', job_id: 'job_0NaQ8xT2v7Bd1kZp4mXw' };

/** The event of an offer that enters this state. */
function offerEvent(summary: string, status: z.output<typeof offerSchema>['status']) {
  return defineEvent({
    summary,
    data: z.object({ offer: offerSchema }),
    example: { offer: { ...offer, status } },
  });
}

/** Events of offers, mail, surveys and apply sessions. */
export const hiringEvents = {
  'offer.sent': offerEvent('An offer was sent to its candidate.', 'sent'),
  'offer.accepted': offerEvent('A candidate accepted an offer.', 'accepted'),
  'offer.declined': offerEvent('A candidate declined an offer.', 'declined'),
  'offer.withdrawn': offerEvent('An offer was withdrawn before it was answered.', 'withdrawn'),
  'offer.expired': offerEvent('An offer was not answered in time.', 'expired'),
  'email.bounced': defineEvent({
    summary: 'A mail could not be delivered. suppressed: the address gets no more mail.',
    data: z.object({
      send_id: idText,
      recipient: personal(z.string().nullable()),
      reason: personal(z.string().nullable()),
      suppressed: z.boolean(),
    }),
    example: {
      send_id: 'snd_0NaQ8xT2v7Bd1kZp4mXw',
      recipient: 'mara.lindqvist@example.com',
      reason: '550 5.1.1 no such mailbox',
      suppressed: true,
    },
  }),
  'survey.response_submitted': defineEvent({
    summary: 'A survey was answered.',
    data: z.object({
      survey_id: idText,
      survey_name: notPersonal(z.string()),
      response_id: idText,
      submitted_at: time,
    }),
    example: {
      survey_id: 'srv_0NaQ8xT2v7Bd1kZp4mXw',
      survey_name: 'How did the interview go?',
      response_id: 'rsp_0NaQ8xT2v7Bd1kZp4mXw',
      submitted_at: '2026-11-21T12:00:00.000Z',
    },
  }),
  'apply_session.needs_input': defineEvent({
    summary: 'An apply-with-AI session waits for answers; `questions` are the keys of the fields.',
    data: sessionSchema.extend({ questions: z.array(notPersonal(z.string())) }),
    example: { ...session, questions: ['notice_period', 'salary_expectation'] },
  }),
  'apply_session.awaiting_approval': defineEvent({
    summary: 'The draft of an apply-with-AI session is complete and waits for approve_submit.',
    data: sessionSchema,
    example: session,
  }),
  'apply_session.submitted': defineEvent({
    summary: 'An apply-with-AI session was approved and its application submitted.',
    data: sessionSchema.extend({ application_id: idText }),
    example: { ...session, application_id: 'app_0NaQ8xT2v7Bd1kZp4mXw' },
  }),
};
