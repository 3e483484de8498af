import { writeLetter, type Letter, type WrittenLetter } from '../../text/letter.ts';

interface Facts {
  closesAt: Date;
  /** Name or address of the account, as its owners know it. */
  account: string;
}

interface Keepable extends Facts {
  /** The page of the console that keeps the account. */
  page: string;
}

const KEEP = 'To keep the account, choose Keep account in the console, under Billing, until then.';

/** The first mail: the account will close. */
export function announcedLetter({ closesAt, account, page }: Keepable): WrittenLetter {
  const paragraphs = [
    `An owner or an API key has asked to close the account ${account}. It closes on ${timeOf(closesAt)}, and works as usual until then.`,
    'Then its data is erased: roles, boards, candidates, files, members, keys and settings. Entries of the ledger and of the audit log stay, without names.',
    'An archive of all data comes by mail soon, and another three days before the account closes.',
    KEEP,
  ];
  return letter(`Your Openrole account closes on ${dayOf(closesAt)}`, paragraphs, keepLink(page));
}

/** The mail with a link to an archive. */
export function archiveLetter({ closesAt, account, url }: Facts & { url: string }): WrittenLetter {
  const paragraphs = [
    `Here is an archive of the account ${account}, which closes on ${timeOf(closesAt)}: all its records and files in a ZIP.`,
    'The link works for 24 hours. Anyone with the link can download all data, so do not share it. You can export more archives until the account closes.',
  ];
  const link = { lead: 'Download the archive:', button: 'Download the archive', url };
  return letter('Archive of your Openrole account', paragraphs, link);
}

/** The mail three days before the end. */
export function reminderLetter({ closesAt, account, page }: Keepable): WrittenLetter {
  const subject = `Reminder: your Openrole account closes on ${dayOf(closesAt)}`;
  const paragraphs = [
    `The account ${account} closes on ${timeOf(closesAt)}. Its data is then erased and cannot be restored.`,
    'A last archive of all data comes with the next mail.',
    KEEP,
  ];
  return letter(subject, paragraphs, keepLink(page));
}

const keepLink = (url: string) => ({ lead: 'Open Billing:', button: 'Open Billing', url });

/** The last mail: the data is erased. */
export function erasedLetter(closesAt: Date): WrittenLetter {
  return letter('Your Openrole account is closed', [
    `Your Openrole account was due to close on ${timeOf(closesAt)}. Its data has been erased.`,
    'Entries of the ledger and of the audit log stay, without names. Links to archives have ended. This is the last mail about this account.',
  ]);
}

function letter(
  subject: string,
  paragraphs: readonly string[],
  action: Letter['action'] = null,
): WrittenLetter {
  return writeLetter({ subject, paragraphs, action });
}

function dayOf(at: Date): string {
  return at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

function timeOf(at: Date): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${at.toLocaleString('en-GB', options)} UTC`;
}
