import ical, { ICalCalendarMethod, type ICalCalendar, type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Invitation } from '../../domain/mail/invitation.ts';
import { displayName } from '../../domain/text/shown-name.ts';

const prodId = { company: 'Openrole', product: 'Openrole', language: 'EN' };

/** An invitation as iCalendar (RFC 5545, RFC 5546), with the definition of its zone. */
export function invitationText(invitation: Invitation, from: string): string {
  const method = ICalCalendarMethod[invitation.method];
  const { timezone: name } = invitation;
  const calendar = ical({ prodId, method, timezone: isUtc(name) ? null : { name, generator } });
  calendar.createEvent(eventOf(invitation, from));
  return textOf(calendar);
}

/** The text of a feed: events in UTC, which every calendar shows in its own zone. */
export function feedText(invitations: readonly Invitation[], { name, from }: FeedOf): string {
  const calendar = ical({ prodId, name, ttl: FEED_SECONDS });
  for (const one of invitations) calendar.createEvent(eventOf({ ...one, timezone: 'UTC' }, from));
  return textOf(calendar);
}

interface FeedOf {
  name: string;
  from: string;
}

const FEED_SECONDS = 15 * 60;

function eventOf(invitation: Invitation, from: string): ICalEventData {
  const { uid, sequence, stamp, timezone, startsAt, endsAt, attendee, method } = invitation;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const zone = isUtc(timezone) ? 'UTC' : timezone;
  return {
    ...{ id: `${uid}@${domain}`, sequence, timezone: zone === 'UTC' ? null : zone },
    ...{ stamp: at(stamp, 'UTC'), start: at(startsAt, zone), end: at(endsAt, zone) },
    summary: invitation.summary,
    description: invitation.description,
    location: invitation.place,
    url: invitation.url,
    status: (method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED') as never,
    organizer: { name: displayName(invitation.organizer ?? '') || 'Openrole', email: from },
    ...(attendee !== null && { attendees: [attendeeOf(attendee)] }),
  };
}

function attendeeOf({ name, email }: NonNullable<Invitation['attendee']>) {
  return {
    ...{ name: displayName(name ?? '') || email, email, rsvp: true },
    ...{ role: 'REQ-PARTICIPANT' as never, type: 'INDIVIDUAL' as never },
    status: 'NEEDS-ACTION' as never,
  };
}

function at(moment: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
}

/** The library names a zone after its main link: Europe/Stockholm is Europe/Berlin there. Events name it as it is given. */
function generator(zone: string): string | null {
  const [block] = tzlib_get_ical_block(zone);
  return block?.replaceAll(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`) ?? null;
}

function isUtc(zone: string): boolean {
  return /^(etc\/)?(utc|uct|gmt|zulu|universal|greenwich)$/i.test(zone) || generator(zone) === null;
}

/** Times of UTC end with Z, which the library leaves out beside a zone. */
function textOf(calendar: ICalCalendar): string {
  return calendar.toString().replaceAll(/^(DTSTAMP|DTSTART|DTEND):(\d{8}T\d{6})$/gm, '$1:$2Z');
}
