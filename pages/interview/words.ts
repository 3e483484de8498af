import type { PageLanguage } from '../page-language.ts';
import { french } from './words-fr.ts';
import { german } from './words-de.ts';
import { spanish } from './words-es.ts';

const english = {
  locale: 'en-GB',
  interview: 'Interview',
  forPerson: (name: string) => `For ${name}`,
  job: 'Job',
  kind: 'How',
  kinds: {
    phone: 'by phone',
    video: 'by video call',
    onsite: 'on site',
    task: 'a task',
  },
  duration: 'Length',
  minutes: (count: string) => `${count} minutes`,
  with: 'With',
  place: 'Place',
  link: 'Link',
  when: 'When',
  scheduled: (at: string) => `Your interview is on ${at}.`,
  ended: {
    cancelled: 'This interview was cancelled.',
    done: 'This interview was held.',
    no_show: 'This interview did not take place.',
  },
  zone: 'Your time zone',
  showTimes: 'Show times',
  choose: 'Choose a time',
  chooseButton: 'Choose this time',
  noTimes: 'No time is free any more. The company will send others.',
  move: 'Choose another time',
  moveButton: 'Move to this time',
  cancel: 'Cancel this interview',
  reason: 'Reason (optional)',
  cancelButton: 'Cancel interview',
  changeUntil: (at: string) => `You may move or cancel it until ${at}.`,
  tooLateToChange: 'It can no longer be moved or cancelled here. Please write to the company.',
  back: 'Back to the interview',
  taken: { title: 'This time is taken', text: 'Somebody else chose it. Choose another one.' },
  tooLate: { title: 'It is too late', text: 'The interview can no longer be changed here.' },
  over: { title: 'This interview has ended', text: 'It can no longer be changed.' },
  missing: { title: 'No interview here', text: 'The link is not complete, or no longer valid.' },
  problem: { title: 'There is a problem', text: 'Your choice was not sent.' },
  tooMany: { title: 'Too many visits', text: 'Wait a minute, then try again.' },
  failed: { title: 'Something went wrong', text: 'Try again in a minute.' },
};

export type InterviewWords = typeof english;

export const interviewWords: Record<PageLanguage, InterviewWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
