import type { Words } from '../en/words.ts';

export const notifications: Words['notifications'] = {
  notifications: 'Benachrichtigungen',
  lead: 'Neuigkeiten der letzten 90 Tage. Sie bestimmen, was Sie erreicht und wie.',
  bell: (unread) =>
    unread === 0
      ? 'Benachrichtigungen'
      : `Benachrichtigungen, ${unread > 99 ? 'über 99' : unread} ungelesen`,
  settings: 'Einstellungen der Benachrichtigungen',
  settingsLead:
    'Sofort: hier und per Mail. Täglich: hier, und morgens in einer Mail. Aus: keines von beiden.',
  saveSettings: 'Einstellungen speichern',
  news: 'Neuigkeit',
  state: 'Stand',
  unread: 'Ungelesen',
  read: 'Gelesen',
  markRead: 'Als gelesen markieren',
  markAll: 'Alle als gelesen markieren',
  none: 'Es gibt nichts Neues. Hier erscheinen neue Bewerbungen, beantwortete Angebote und Umfragen und Probleme des Kontos.',
  somebody: 'Eine Person',
  new_application: (name, title) => [name, ` hat sich als ${title} beworben`],
  my_role: (name, title) => [name, ` hat sich auf Ihre Stelle ${title} beworben`],
  accepted_offer: (name, title) => [name, ` hat das Angebot ${title} angenommen`],
  declined_offer: (name, title) => [name, ` hat das Angebot ${title} abgelehnt`],
  survey_response: (title) => `Die Umfrage ${title} wurde beantwortet`,
  failing_endpoint: (title) => `Der Endpunkt ${title} wurde deaktiviert`,
  low_balance: 'Das Guthaben ist niedrig',
  kinds: {
    new_application: 'Neue Bewerbungen',
    my_role: 'Bewerbungen auf Stellen, die Sie angelegt haben',
    accepted_offer: 'Angenommene Angebote',
    declined_offer: 'Abgelehnte Angebote',
    survey_response: 'Beantwortete Umfragen',
    failing_endpoint: 'Deaktivierte Webhook-Endpunkte',
    low_balance: 'Niedriges Guthaben',
  },
  choices: { at_once: 'Sofort', daily: 'Täglich', off: 'Aus' },
};
