import type { Child, Text } from '../../../h.ts';
export const shell = {
  yes: 'yes',
  no: 'no',
  asCompany: 'as the company',
  any: 'any',
  show: 'Show',
  olderEntries: 'Older entries',
  skip: 'Skip to content',
  menu: 'Menu',
  console: 'Console',
  yourProfile: 'Your profile',
  signOut: 'Sign out',
  stored: 'I have stored it',
  toOverview: 'Go to the overview',
  groups: {
    hiring: 'Hiring',
    company: 'Company',
    developers: 'Developers',
    account: 'Account',
    installation: 'Installation',
  },
  switchTo: (account: string) => `Switch to ${account}`,
  atMost: (label: Text, most: Text): Child => [label, ': at most ', most],
  shownOnce: {
    feed: {
      onlyNow: 'Another calendar can read your interviews from this address. It is shown only now.',
      copy: 'Copy address',
    },
    key: { onlyNow: 'The key is shown only now.', copy: 'Copy key' },
    secret: { onlyNow: 'The secret is shown only now.', copy: 'Copy secret' },
  },
  storeIt: 'Store it before you leave this page.',
  /** The navigation has the name of the list alone. */
  backTo: (list: Text): Child => ['Back to ', list],
  notFound: 'Not found',
  tryAgain: 'Try again',
  /** The text of an error, and when to try again. */
  outage: (message: Text, seconds: number | undefined): Child =>
    seconds === undefined ? message : [message, ` Try again in ${seconds} s.`],
  noPage: 'There is no such page in the console.',
  operatorsOnly: 'This page is for operators of the installation.',
  needsRole: (needed: Text, own: Text, grantors: Text): Child => [
    'This page needs the role ',
    needed,
    '; yours is ',
    own,
    '. An owner or admin of the account can change it: ',
    grantors,
    '.',
  ],
};
