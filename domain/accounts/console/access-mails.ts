import { writeLetter, type WrittenLetter } from '../../text/letter.ts';
import { quotedName } from '../../text/shown-name.ts';
import type { Role } from './roles.ts';

/** The mail with a link that signs a person in. */
export function signInMail(url: string): WrittenLetter {
  return writeLetter({
    subject: 'Sign in to Openrole',
    paragraphs: ['Open this link to sign in to Openrole. It works once, for 15 minutes.'],
    action: { lead: 'Sign in:', button: 'Sign in', url },
    small: [
      'If you did not ask for it, ignore this mail: nobody is signed in until the link is opened and confirmed.',
    ],
  });
}

export interface InvitationWords {
  sender: { name: string | null; email: string };
  account: { name: string | null; email: string } | null;
  role: Role;
}

/** The mail that invites a person to an account. Names are chosen by people; the address of the sender is not. */
export function invitationMail(
  { sender, account, role }: InvitationWords,
  url: string,
): WrittenLetter {
  const name = quotedName(sender.name ?? '');
  const by = name === '' ? sender.email : `${name} (${sender.email})`;
  const invited = quotedName(account?.name ?? '') || (account?.email ?? 'an account');
  return writeLetter({
    subject: 'An invitation to Openrole',
    paragraphs: [`${by} invites you to ${invited} on Openrole as ${role}.`],
    action: { lead: 'Open this link to join:', button: 'Join', url },
    small: ['The link works for 7 days.'],
  });
}
