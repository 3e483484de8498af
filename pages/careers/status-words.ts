import type { PageLanguage } from '../page-language.ts';

const english = {
  locale: 'en-GB',
  application: 'Your application',
  sentOn: 'Sent on',
  status: 'Status',
  statuses: { received: 'Received', in_review: 'In review', closed: 'Closed' },
  meanings: {
    received: 'The company has your application.',
    in_review: 'The company is looking at your application.',
    closed: 'The company no longer works on this application.',
  },
  withdrawn: (day: string) => `You withdrew this application on ${day}.`,
  offers: 'Offers',
  offerStatuses: { sent: 'waiting for your answer', accepted: 'accepted', declined: 'declined' },
  withdraw: 'Withdraw this application',
  withdrawText: 'The company will not work on it any more. This cannot be undone here.',
  withdrawButton: 'Withdraw application',
  role: 'See the role',
  closedNow: 'This application is closed',
  closedNowText: 'It cannot be withdrawn any more.',
};

export type StatusWords = typeof english;

const german: StatusWords = {
  locale: 'de',
  application: 'Ihre Bewerbung',
  sentOn: 'Gesendet am',
  status: 'Stand',
  statuses: { received: 'Eingegangen', in_review: 'In Prüfung', closed: 'Abgeschlossen' },
  meanings: {
    received: 'Das Unternehmen hat Ihre Bewerbung.',
    in_review: 'Das Unternehmen sieht sich Ihre Bewerbung an.',
    closed: 'Das Unternehmen bearbeitet diese Bewerbung nicht mehr.',
  },
  withdrawn: (day) => `Sie haben diese Bewerbung am ${day} zurückgezogen.`,
  offers: 'Angebote',
  offerStatuses: { sent: 'wartet auf Ihre Antwort', accepted: 'angenommen', declined: 'abgelehnt' },
  withdraw: 'Diese Bewerbung zurückziehen',
  withdrawText:
    'Das Unternehmen bearbeitet sie dann nicht mehr. Hier lässt sich das nicht rückgängig machen.',
  withdrawButton: 'Bewerbung zurückziehen',
  role: 'Zur Stelle',
  closedNow: 'Diese Bewerbung ist abgeschlossen',
  closedNowText: 'Sie lässt sich nicht mehr zurückziehen.',
};

const french: StatusWords = {
  locale: 'fr',
  application: 'Votre candidature',
  sentOn: 'Envoyée le',
  status: 'État',
  statuses: { received: 'Reçue', in_review: 'En cours d’examen', closed: 'Close' },
  meanings: {
    received: 'L’entreprise a reçu votre candidature.',
    in_review: 'L’entreprise examine votre candidature.',
    closed: 'L’entreprise ne traite plus cette candidature.',
  },
  withdrawn: (day) => `Vous avez retiré cette candidature le ${day}.`,
  offers: 'Offres',
  offerStatuses: { sent: 'attend votre réponse', accepted: 'acceptée', declined: 'refusée' },
  withdraw: 'Retirer cette candidature',
  withdrawText: 'L’entreprise ne la traitera plus. Cette action ne peut pas être annulée ici.',
  withdrawButton: 'Retirer la candidature',
  role: 'Voir le poste',
  closedNow: 'Cette candidature est close',
  closedNowText: 'Elle ne peut plus être retirée.',
};

const spanish: StatusWords = {
  locale: 'es',
  application: 'Su candidatura',
  sentOn: 'Enviada el',
  status: 'Estado',
  statuses: { received: 'Recibida', in_review: 'En revisión', closed: 'Cerrada' },
  meanings: {
    received: 'La empresa tiene su candidatura.',
    in_review: 'La empresa está revisando su candidatura.',
    closed: 'La empresa ya no tramita esta candidatura.',
  },
  withdrawn: (day) => `Retiró esta candidatura el ${day}.`,
  offers: 'Ofertas',
  offerStatuses: { sent: 'espera su respuesta', accepted: 'aceptada', declined: 'rechazada' },
  withdraw: 'Retirar esta candidatura',
  withdrawText: 'La empresa dejará de tramitarla. No se puede deshacer aquí.',
  withdrawButton: 'Retirar candidatura',
  role: 'Ver el puesto',
  closedNow: 'Esta candidatura está cerrada',
  closedNowText: 'Ya no se puede retirar.',
};

export const statusWords: Record<PageLanguage, StatusWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
