import type { PageLanguage } from '../page-language.ts';

const english = {
  locale: 'en-GB',
  offer: 'Job offer',
  forPerson: (name: string) => `For ${name}`,
  job: 'Job',
  pay: 'Pay',
  start: 'Start',
  answerBy: 'Answer by',
  periods: {
    hour: 'an hour',
    day: 'a day',
    week: 'a week',
    month: 'a month',
    year: 'a year',
  },
  accepted: (at: string) => `You accepted this offer on ${at}.`,
  declined: (at: string) => `You declined this offer on ${at}.`,
  accept: 'Accept this offer',
  fullName: 'Your full name',
  acceptButton: 'Accept offer',
  decline: 'Decline this offer',
  reason: 'Reason (optional)',
  declineButton: 'Decline offer',
  back: 'Back to the offer',
  closed: { title: 'This offer is closed', text: 'It was withdrawn or has expired.' },
  answered: {
    title: 'This offer has been answered',
    accepted: 'It was accepted already. The first answer counts.',
    declined: 'It was declined already. The first answer counts.',
    other: 'It was answered already. The first answer counts.',
  },
  missing: { title: 'No offer here', text: 'The link is not complete, or no longer valid.' },
  problem: { title: 'There is a problem', text: 'Your answer was not sent.' },
  tooMany: { title: 'Too many visits', text: 'Wait a minute, then try again.' },
  failed: { title: 'Something went wrong', text: 'Try again in a minute.' },
};

export type OfferWords = typeof english;

const german: OfferWords = {
  locale: 'de',
  offer: 'Stellenangebot',
  forPerson: (name) => `Für ${name}`,
  job: 'Stelle',
  pay: 'Gehalt',
  start: 'Beginn',
  answerBy: 'Antwort bis',
  periods: {
    hour: 'pro Stunde',
    day: 'pro Tag',
    week: 'pro Woche',
    month: 'pro Monat',
    year: 'pro Jahr',
  },
  accepted: (at) => `Sie haben dieses Angebot am ${at} angenommen.`,
  declined: (at) => `Sie haben dieses Angebot am ${at} abgelehnt.`,
  accept: 'Dieses Angebot annehmen',
  fullName: 'Ihr voller Name',
  acceptButton: 'Angebot annehmen',
  decline: 'Dieses Angebot ablehnen',
  reason: 'Grund (freiwillig)',
  declineButton: 'Angebot ablehnen',
  back: 'Zurück zum Angebot',
  closed: {
    title: 'Dieses Angebot ist geschlossen',
    text: 'Es wurde zurückgezogen oder ist abgelaufen.',
  },
  answered: {
    title: 'Dieses Angebot ist beantwortet',
    accepted: 'Es wurde schon angenommen. Die erste Antwort zählt.',
    declined: 'Es wurde schon abgelehnt. Die erste Antwort zählt.',
    other: 'Es wurde schon beantwortet. Die erste Antwort zählt.',
  },
  missing: {
    title: 'Hier ist kein Angebot',
    text: 'Der Link ist unvollständig oder nicht mehr gültig.',
  },
  problem: { title: 'Etwas stimmt noch nicht', text: 'Ihre Antwort wurde nicht gesendet.' },
  tooMany: {
    title: 'Zu viele Aufrufe',
    text: 'Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  },
  failed: {
    title: 'Etwas ist schiefgegangen',
    text: 'Versuchen Sie es in einer Minute noch einmal.',
  },
};

export const offerWords: Record<PageLanguage, OfferWords> = { en: english, de: german };
