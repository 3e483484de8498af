import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { Invitation } from '../../../domain/mail/invitation.ts';
import { feedText, invitationText } from '../../../services/mail/calendar-text.ts';

const invitation: Invitation = {
  method: 'REQUEST',
  uid: 'int_1',
  sequence: 3,
  stamp: new Date('2026-11-28T10:00:00Z'),
  startsAt: new Date('2027-03-28T09:00:00Z'),
  endsAt: new Date('2027-03-28T10:00:00Z'),
  timezone: 'Europe/Stockholm',
  summary: 'Gespräch; eins, zwei',
  description: `Zeile eins\nZeile zwei ${'ä'.repeat(100)}`,
  place: 'Hafen 7',
  url: 'https://meet.example.com/room',
  organizer: 'Harbour "Clockworks"',
  attendee: { name: 'Ada Okafor', email: 'ada@example.com' },
};

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const zones = calendar.getAllSubcomponents('vtimezone');
  for (const zone of zones) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const components = calendar.getAllSubcomponents('vevent');
  const events = components.map((one) => new ICAL.Event(one));
  return { calendar, zones, components, events };
}

/** Promise: calendars that keep to RFC 5545 and 5546 read an invitation as it was meant. */
describe('an invitation', () => {
  it.each([
    'Europe/Stockholm',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Europe/Kyiv',
    'UTC',
  ])('stands at its moment on the clocks of %s', (timezone) => {
    const { events, zones, components } = parsed(
      invitationText({ ...invitation, timezone }, 'jobs@openrole.example'),
    );
    const [event] = events;
    expect(event?.startDate.toJSDate()).toEqual(invitation.startsAt);
    expect(event?.endDate.toJSDate()).toEqual(invitation.endsAt);
    const tzid = components[0]?.getFirstProperty('dtstart')?.getParameter('tzid');
    expect(tzid).toBe(timezone === 'UTC' ? undefined : timezone);
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(
      timezone === 'UTC' ? [] : [timezone],
    );
    expect(components[0]?.getFirstPropertyValue('dtstamp')?.toString()).toBe(
      '2026-11-28T10:00:00Z',
    );
  });

  it('names method, sequence, one UID, organizer and attendee', () => {
    const text = invitationText(invitation, 'jobs@openrole.example');
    const { calendar, components, events } = parsed(text);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(events[0]).toMatchObject({
      ...{ uid: 'int_1@openrole.example', sequence: 3, summary: invitation.summary },
      ...{ location: 'Hafen 7', description: invitation.description },
    });
    const organizer = components[0]?.getFirstProperty('organizer');
    expect(organizer?.getFirstValue()).toBe('mailto:jobs@openrole.example');
    expect(organizer?.getParameter('cn')).toBe('Harbour Clockworks');
    const attendee = components[0]?.getFirstProperty('attendee');
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:ada@example.com');
    expect(attendee?.getParameter('partstat')).toBe('NEEDS-ACTION');
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
  });

  it('is taken away by CANCEL', () => {
    const { calendar, components } = parsed(
      invitationText({ ...invitation, method: 'CANCEL', sequence: 4 }, 'jobs@openrole.example'),
    );
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(components[0]?.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('is in a feed without a method', () => {
    const feed = feedText([invitation, { ...invitation, uid: 'int_2', attendee: null }], {
      name: 'Interviews',
      from: 'jobs@openrole.example',
    });
    const { calendar, events } = parsed(feed);
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
    expect(events.map((event) => event.startDate.toJSDate())).toEqual([
      invitation.startsAt,
      invitation.startsAt,
    ]);
  });
});
