import { h } from '../../h.ts';
import { Facts, FieldsDialog, Filter, listPage, recordPage, Rows, Status } from '../kit.tsx';
import { SelectFilter } from '../filters.tsx';
import { Moment } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { offerFields, type OfferTerms } from './offer-fields.tsx';

/** An offer as `/console/api/offers` lists it. */
export interface OfferRow extends OfferTerms {
  id: string;
  candidate_id: string;
  job_id: string | null;
  status: string;
  sent_at: string | null;
  decision: { decision: string; name: string | null; reason: string | null; at: string } | null;
  public_url: string | null;
  created_at: string;
  version: number;
}

export interface OfferRecord extends OfferRow {
  versions: readonly (OfferTerms & {
    version: number;
    changed_at: string;
    actor: { kind: string; name: string | null };
  })[];
}

interface OffersProps {
  shell: ShellProps;
  rows: readonly OfferRow[];
  nextCursor: string | null;
  status: string;
}

const PATH = '/console/offers';
const STATUSES = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'expired'];

export function offersPage({ shell, rows, nextCursor, status }: OffersProps): string {
  return listPage({
    shell,
    title: 'Offers',
    lead: 'Offers to candidates. Make one on the page of a candidate.',
    head: ['Offer', 'Status', 'Pay', 'Sent', 'Expires', 'Candidate'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={`${PATH}/${row.id}`}>{row.title}</a>,
        <Status of={row.status} />,
        payOf(row),
        <Moment at={row.sent_at} />,
        <Moment at={row.expires_at} none="never" />,
        <a
          href={`/console/candidates/${row.candidate_id}`}
          aria-label={`Open the candidate of ${row.title}`}
        >
          Open
        </a>,
      ],
    })),
    empty: 'There is no offer yet. Open a candidate and press “Make offer”.',
    nextCursor,
    query: status === '' ? {} : { status },
    above: (
      <Filter path={PATH}>
        <SelectFilter name="status" label="Status" choices={STATUSES} value={status} />
      </Filter>
    ),
  });
}

function payOf({ salary }: OfferTerms): string | null {
  if (salary === null) return null;
  return `${salary.amount.toLocaleString('en')} ${salary.currency} per ${salary.period}`;
}

export function offerPage({ shell, offer }: { shell: ShellProps; offer: OfferRecord }): string {
  const { id, status, version } = offer;
  return recordPage({
    shell,
    title: offer.title,
    up: { path: PATH, text: 'Offers' },
    status,
    actions: may(shell, 'recruiter') ? actionsOf(offer) : [],
    children: (
      <div>
        <p class="links">
          <a href={`/console/candidates/${offer.candidate_id}`}>Candidate</a>
          {offer.public_url !== null && <a href={offer.public_url}>The candidate’s page</a>}
        </p>
        <Facts of={factsOf(offer)} />
        {offer.message !== null && <p class="card prose">{offer.message}</p>}
        <Earlier offer={offer} />
        {status === 'draft' && (
          <FieldsDialog
            id="edit-offer"
            title="Edit offer"
            call={`PATCH /console/api/offers/${id}`}
            submit="Save offer"
            version={version}
            fields={offerFields(offer)}
          />
        )}
        <FieldsDialog
          id="withdraw-offer"
          title="Withdraw offer"
          call={`POST /console/api/offers/${id}/withdraw`}
          submit="Withdraw offer"
          danger
          fields={[]}
        >
          <p>The candidate can no longer accept it. This cannot be taken back.</p>
        </FieldsDialog>
      </div>
    ),
  });
}

function actionsOf({ id, status }: OfferRecord) {
  const withdraw = { text: 'Withdraw offer', opens: 'withdraw-offer' };
  if (status === 'sent') return [withdraw];
  if (status !== 'draft') return [];
  return [
    withdraw,
    { text: 'Edit offer', opens: 'edit-offer' },
    {
      text: 'Send offer',
      call: `POST /console/api/offers/${id}/send`,
      tone: 'primary' as const,
    },
  ];
}

function factsOf(offer: OfferRecord): Parameters<typeof Facts>[0]['of'] {
  const { decision } = offer;
  return [
    ['Pay', payOf(offer)],
    ['First day', offer.start_date],
    ['Expires', <Moment at={offer.expires_at} none="never" />],
    ['Sent', <Moment at={offer.sent_at} />],
    [
      'Answer',
      decision === null ? null : `${decision.decision} by ${decision.name ?? 'the candidate'}`,
    ],
    ['Reason', decision?.reason ?? null],
    ['Answered', <Moment at={decision?.at ?? null} />],
  ];
}

function Earlier({ offer: { versions } }: { offer: OfferRecord }) {
  if (versions.length === 0) return null;
  return (
    <section>
      <h2>Earlier versions</h2>
      <Rows
        label="Earlier versions"
        head={['Title', 'Pay', 'First day', 'Changed', 'By']}
        rows={versions.map((one) => ({
          id: String(one.version),
          cells: [
            one.title,
            payOf(one),
            one.start_date,
            <Moment at={one.changed_at} />,
            one.actor.name ?? one.actor.kind,
          ],
        }))}
        empty=""
      />
    </section>
  );
}
