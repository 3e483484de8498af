import type { ErrorCode } from '../../domain/common/errors.ts';
import type { ConsoleLanguage } from '../page-language.ts';
import type { Child } from '../h.ts';

const english = {
  signIn: 'Sign in',
  signInError: 'Error: Sign in',
  email: 'E-mail',
  noEmail: 'Enter an e-mail address, like name@example.com.',
  sendLink: 'Send link',
  noPassword: 'You get a link by mail that signs you in. There is no password.',
  sent: 'Look at your mail',
  sentText: 'If this address has access, a link is on its way. It works once, for 15 minutes.',
  otherAddress: 'Use another address',
  signInWith: (company: string) => `Sign in with ${company}`,
  notSignedIn: 'You are not signed in',
  notBegun:
    'This sign-in was not begun in this browser, or more than ten minutes ago. Begin again.',
  noProvider: 'This company has no sign-in of its own. Use your e-mail address.',
  openIdRefusals: {
    no_email: 'Your company’s sign-in did not state your e-mail address. Ask its administrator.',
    unverified_email:
      'Your company’s sign-in has not verified your e-mail address. Ask its administrator.',
    other_domain: 'Your e-mail address is not of a domain that may sign in here.',
    no_place: 'You are not a member of this company’s account. Ask an owner to invite you.',
  },
  openIdFailed:
    'Your company’s sign-in did not confirm who you are. Try again, or ask its administrator.',
  confirm: 'Confirm',
  signsIn: (person: Child): Child => ['This signs you in as ', person, '.'],
  joinAccount: (account: string) => `Join ${account}`,
  joins: (account: Child, role: string, person: Child): Child => [
    ...['You join ', account, ' as ', role, ', with the address ', person, '.'],
  ],
  roles: {
    ...{ interviewer: 'interviewer', viewer: 'viewer', recruiter: 'recruiter' },
    ...{ admin: 'admin', owner: 'owner' },
  },
  join: 'Join',
  request: 'Request',
  failed: 'That did not work',
  tryAgain: 'Try again',
  tryAgainIn: (message: string, seconds: number) => `${message} Try again in ${seconds} s.`,
  /** The API's messages for refusals, where the language is not English. */
  refusals: {} as Partial<Record<ErrorCode, string>>,
  noHttps: {
    title: 'No sign-in',
    text: 'The console needs https. Set PUBLIC_URL to the https address of this service.',
  },
  usedLink: {
    title: 'This link no longer works',
    text: 'This link was used or has expired. Ask for another one.',
  },
};

export type SignInWords = typeof english;

const german: SignInWords = {
  signIn: 'Anmelden',
  signInError: 'Fehler: Anmelden',
  email: 'E-Mail',
  noEmail: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
  sendLink: 'Link senden',
  noPassword: 'Sie bekommen einen Link per Mail, der Sie anmeldet. Ein Passwort gibt es nicht.',
  sent: 'Sehen Sie in Ihre Mail',
  sentText:
    'Wenn diese Adresse Zugang hat, ist ein Link unterwegs. Er gilt einmal, 15 Minuten lang.',
  otherAddress: 'Andere Adresse verwenden',
  signInWith: (company) => `Mit ${company} anmelden`,
  notSignedIn: 'Sie sind nicht angemeldet',
  notBegun:
    'Diese Anmeldung wurde nicht in diesem Browser begonnen, oder vor mehr als zehn Minuten. Beginnen Sie noch einmal.',
  noProvider: 'Diese Firma hat keine eigene Anmeldung. Verwenden Sie Ihre E-Mail-Adresse.',
  openIdRefusals: {
    no_email:
      'Die Anmeldung Ihrer Firma nannte keine E-Mail-Adresse. Fragen Sie deren Administrator.',
    unverified_email:
      'Die Anmeldung Ihrer Firma hat Ihre E-Mail-Adresse nicht geprüft. Fragen Sie deren Administrator.',
    other_domain: 'Die Domain Ihrer E-Mail-Adresse darf sich hier nicht anmelden.',
    no_place:
      'Sie sind kein Mitglied im Konto dieser Firma. Bitten Sie einen Inhaber um eine Einladung.',
  },
  openIdFailed:
    'Die Anmeldung Ihrer Firma hat Sie nicht bestätigt. Versuchen Sie es noch einmal, oder fragen Sie deren Administrator.',
  confirm: 'Bestätigen',
  signsIn: (person) => ['Damit melden Sie sich als ', person, ' an.'],
  joinAccount: (account) => `${account} beitreten`,
  joins: (account, role, person) => [
    ...['Sie treten ', account, ' bei, als ', role, ' mit der Adresse ', person, '.'],
  ],
  roles: {
    ...{ interviewer: 'Interviewer', viewer: 'Leser', recruiter: 'Recruiter' },
    ...{ admin: 'Admin', owner: 'Inhaber' },
  },
  join: 'Beitreten',
  request: 'Anfrage',
  failed: 'Das hat nicht geklappt',
  tryAgain: 'Noch einmal versuchen',
  tryAgainIn: (message, seconds) => `${message} Versuchen Sie es in ${seconds} s noch einmal.`,
  refusals: {
    cross_site_request: 'Die Anfrage kam nicht von einer Seite der Konsole.',
    internal_error: 'Bei uns ist etwas schiefgegangen.',
    invalid_request: 'Die Anfrage ist kein Formular dieser Seite.',
    rate_limited: 'Das waren zu viele Anfragen.',
  },
  noHttps: {
    title: 'Keine Anmeldung',
    text: 'Die Konsole braucht https. Setzen Sie PUBLIC_URL auf die https-Adresse dieses Dienstes.',
  },
  usedLink: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Dieser Link wurde benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  },
};

export const signInWords: Record<ConsoleLanguage, SignInWords> = { en: english, de: german };
