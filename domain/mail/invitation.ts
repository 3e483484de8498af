/** An entry of a calendar that a mail brings or takes away. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  /** Of all invitations to one meeting. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  /** When this state was made. */
  stamp: Date;
  startsAt: Date;
  endsAt: Date;
  timezone: string;
  summary: string;
  description: string;
  place: string | null;
  url: string | null;
  organizer: string | null;
  /** Who is invited; null in a feed. */
  attendee: { name: string | null; email: string } | null;
}
