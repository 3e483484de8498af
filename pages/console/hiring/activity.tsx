import type { OfferListRow } from '../../../domain/hiring/offers/offer-row.ts';
import type {
  ApplicationRow,
  CandidateRow,
} from '../../../domain/hiring/pipeline/candidate-row.ts';
import type { InterviewRow } from '../../../domain/interviews/interview-row.ts';
import type { SendRow } from '../../../domain/mail/send.ts';
import type { PlatformDocumentRow } from '../../../domain/paperwork/document.ts';
import type { EmployeeRow } from '../../../domain/workforce/employee.ts';
import { h, type Child, type Text } from '../../h.ts';
import { day } from '../../words/formats.ts';
import { wordOf } from '../../words/values.ts';
import { Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { shownSubject } from '../company/mail-subject.ts';
import { words } from '../words/words.ts';

/** Records about a candidate in other places; empty for members who may not read them. */
export interface CandidateRecords {
  offers: readonly OfferListRow[];
  interviews: readonly InterviewRow[];
  sends: readonly SendRow[];
  documents: readonly PlatformDocumentRow[];
  /** The employee that the candidate became, role by role. */
  hires: readonly EmployeeRow[];
}

export interface ActivityProps extends CandidateRecords {
  candidate: CandidateRow;
  stages: readonly { key: string; name: string }[];
}

/** An event in the life of a candidate. */
interface Happening {
  at: string;
  title: Child;
  /** Its author; absent where the record does not say. */
  by?: Text | undefined;
  text?: string | null;
}

/** Everything that happened with a candidate, latest first. */
export function Activity(props: ActivityProps) {
  return (
    <ol class="activity" aria-label={words.activity.activity}>
      {happenings(props).map(({ at, title, by, text = null }) => (
        <li>
          <p>{title}</p>
          {text !== null && <p class="prose">{text}</p>}
          <p class="hint">
            {by !== undefined && [by, ' · ']}
            <Moment at={at} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function happenings(props: ActivityProps): Happening[] {
  const { candidate, stages, offers, sends, documents, hires } = props;
  const stageName = (key: string) => stages.find((one) => one.key === key)?.name ?? key;
  const titleOf = (id: string) => offers.find((one) => one.id === id)?.title;
  const found = [
    ...candidate.applications.flatMap((application) =>
      visitsOf(application, { stageName, offerTitle: titleOf }),
    ),
    ...candidate.notes.map(noteOf),
    ...offers.flatMap(stepsOf),
    ...sends.map(mailOf),
    ...documents.map(documentOf),
    ...hires.map(hireOf),
  ];
  return found.toSorted((one, other) => other.at.localeCompare(one.at));
}

type Actor = CandidateRow['notes'][number]['author'];

const nameOf = ({ name, kind }: Actor): Text => name ?? wordOf(kind);

interface Names {
  stageName: (key: string) => string;
  /** undefined for an offer that is not among those shown. */
  offerTitle: (id: string) => string | undefined;
}

function visitsOf(application: ApplicationRow, names: Names): Happening[] {
  return application.history.map((visit, index) => ({
    at: visit.entered_at,
    title: visitTitle(application.job_title, index === 0, { visit, names }),
    by: nameOf(visit.actor),
    text: visit.reason,
  }));
}

type Visit = ApplicationRow['history'][number];

function visitTitle(
  role: string,
  isFirst: boolean,
  { visit: { stage, offer_id: offerId }, names }: { visit: Visit; names: Names },
): Child {
  const at = names.stageName(stage);
  if (isFirst) return words.activity.applied(role, at);
  if (offerId === undefined) return words.activity.moved(role, at);
  const title = names.offerTitle(offerId) ?? words.activity.acceptedOffer;
  return words.activity.movedByOffer(role, at, <a href={`/console/offers/${offerId}`}>{title}</a>);
}

function noteOf(note: CandidateRow['notes'][number]): Happening {
  const title = note.private ? words.activity.privateNote : words.activity.note;
  return { at: note.created_at, title, by: nameOf(note.author), text: note.body };
}

/** An offer is made, sent, and answered. */
function stepsOf(offer: OfferListRow): Happening[] {
  const { created_at: made, sent_at: sent, decision } = offer;
  const link = <a href={`/console/offers/${offer.id}`}>{offer.title}</a>;
  return [
    { at: made, title: [words.activity.offerMade, link, ' ', <Status of={offer.status} />] },
    ...(sent === null ? [] : [{ at: sent, title: [words.activity.offerSent, link] }]),
    ...(decision === null
      ? []
      : [
          {
            at: decision.at,
            title: [words.activity.offerAnswered, link, ' ', <Status of={decision.decision} />],
            by: decision.name ?? words.candidates.theCandidate,
            text: decision.reason,
          },
        ]),
  ];
}

function mailOf(row: SendRow): Happening {
  const { id, status, created_at: at } = row;
  const link = <a href={`/console/email/sends/${id}`}>{shownSubject(row)}</a>;
  return { at, title: [words.activity.mail, link, ' ', <Status of={status} />] };
}

function documentOf({ id, name, created_at: at }: PlatformDocumentRow): Happening {
  return {
    at,
    title: [words.activity.document, <a href={`/console/documents/${id}`}>{name}</a>],
  };
}

function hireOf({ id, name, title, start_date: start, created_at: at }: EmployeeRow): Happening {
  const link = <a href={`/console/employees/${id}`}>{title ?? name}</a>;
  const first = start === null ? [] : [words.activity.firstDay, day(start)];
  return { at, title: [words.activity.hired, link, ...first] };
}
