import { h } from '../../h.ts';
import { ChoiceFilter, Filter } from '../filters.tsx';
import { Facts, listPage, recordPage, type ListProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';
import { words } from '../words/words.ts';
import { Payload } from './payload.tsx';

export interface EventRow {
  id: string;
  kind: string;
  created_at: string;
}

interface EventsProps extends ListProps<EventRow> {
  kind: string;
  eventKinds: readonly string[];
}

/** The events of the account, as endpoints get them. */
export function eventsPage({ shell, rows, nextCursor, kind, eventKinds }: EventsProps): string {
  return listPage({
    shell,
    title: words.common.events,
    lead: words.developers.eventsLead,
    head: [words.common.event, words.common.created, words.developers.eventId],
    rows: rows.map((row) => [
      <a href={`/console/events/${row.id}`}>{row.kind}</a>,
      <Moment at={row.created_at} />,
      <code>{row.id}</code>,
    ]),
    empty: kind === '' ? words.developers.noEvent : words.common.nothingMatches,
    nextCursor,
    query: { kind },
    above: (
      <Filter path="/console/events">
        <ChoiceFilter
          name="kind"
          label={words.common.event}
          choices={eventKinds.map((value) => ({ value, text: value }))}
          value={kind}
        />
      </Filter>
    ),
  });
}

interface EventProps {
  shell: ShellProps;
  event: EventRow;
}

export function eventPage({ shell, event }: EventProps): string {
  return recordPage({
    shell,
    title: event.kind,
    up: { path: '/console/events', text: words.common.events },
    children: (
      <div>
        <Facts
          of={[
            [words.developers.eventId, <code>{event.id}</code>],
            [words.common.created, <Moment at={event.created_at} />],
          ]}
        />
        <Payload payload={event} />
      </div>
    ),
  });
}
