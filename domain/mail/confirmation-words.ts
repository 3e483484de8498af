/** The languages of confirmations. */
export const confirmationLanguages = ['en', 'de', 'fr', 'es'] as const;
export type ConfirmationLanguage = (typeof confirmationLanguages)[number];

interface ConfirmationWords {
  subject: (role: string) => string;
  greeting: string;
  thanks: (role: string, company: string) => string;
  /** For an organization without a name that can be shown. */
  company: string;
  follow: string;
  button: string;
  alone: string;
}

const english: ConfirmationWords = {
  subject: (role) => `Your application: ${role}`,
  greeting: 'Hello,',
  thanks: (role, company) => `Thank you for applying for ${role}. ${company} has your application.`,
  company: 'The company',
  follow: 'See its status, or withdraw it, here:',
  button: 'See your application',
  alone: 'The link is meant for you alone.',
};

const german: ConfirmationWords = {
  subject: (role) => `Ihre Bewerbung: ${role}`,
  greeting: 'Guten Tag,',
  thanks: (role, company) =>
    `vielen Dank für Ihre Bewerbung als ${role}. ${company} hat Ihre Bewerbung erhalten.`,
  company: 'Das Unternehmen',
  follow: 'Hier sehen Sie den Stand, oder ziehen die Bewerbung zurück:',
  button: 'Bewerbung ansehen',
  alone: 'Der Link ist nur für Sie bestimmt.',
};

const french: ConfirmationWords = {
  subject: (role) => `Votre candidature : ${role}`,
  greeting: 'Bonjour,',
  thanks: (role, company) =>
    `Merci d’avoir postulé au poste ${role}. ${company} a bien reçu votre candidature.`,
  company: 'L’entreprise',
  follow: 'Suivez-la, ou retirez-la, ici :',
  button: 'Voir votre candidature',
  alone: 'Ce lien n’est destiné qu’à vous.',
};

const spanish: ConfirmationWords = {
  subject: (role) => `Su candidatura: ${role}`,
  greeting: 'Buenos días:',
  thanks: (role, company) =>
    `Gracias por presentar su candidatura para ${role}. ${company} la ha recibido.`,
  company: 'La empresa',
  follow: 'Consulte su estado, o retírela, aquí:',
  button: 'Ver su candidatura',
  alone: 'El enlace es solo para usted.',
};

export const confirmationWords: Record<ConfirmationLanguage, ConfirmationWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
