import { offerStatuses } from '../../../domain/hiring/offers/offer.ts';
import type { OfferRow, OfferListRow } from '../../../domain/hiring/offers/offer-row.ts';
import { h, type Text } from '../../h.ts';
import { CandidateLink, type Names } from '../candidate-link.tsx';
import { ConfirmDialog, FieldsDialog, FormDialog } from '../dialogs.tsx';
import { Filter, SelectFilter } from '../filters.tsx';
import {
  Facts,
  listPage,
  type ListProps,
  recordPage,
  type RowProps,
  Status,
  TitledRows,
} from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may } from '../shell.tsx';
import { offerFields, type OfferTerms } from './offer-fields.tsx';
import { day, number } from '../../words/formats.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';

interface OffersProps extends ListProps<OfferListRow> {
  status: string;
  names: Names;
}

const PATH = '/console/offers';

export function offersPage({ shell, rows, nextCursor, status, names }: OffersProps): string {
  return listPage({
    shell,
    title: words.candidates.offers,
    lead: words.candidates.offersLead,
    head: [
      words.candidates.offer,
      words.common.status,
      words.common.pay,
      words.common.sent,
      words.common.expires,
      words.common.candidate,
    ],
    rows: rows.map((row) => [
      <a href={`${PATH}/${row.id}`}>{row.title}</a>,
      <Status of={row.status} />,
      payOf(row),
      <Moment at={row.sent_at} />,
      <Moment at={row.expires_at} none={words.common.never} />,
      <CandidateLink id={row.candidate_id} names={names} />,
    ]),
    empty: words.candidates.noOffer,
    nextCursor,
    query: status === '' ? {} : { status },
    above: (
      <Filter path={PATH}>
        <SelectFilter
          name="status"
          label={words.common.status}
          choices={offerStatuses}
          value={status}
        />
      </Filter>
    ),
  });
}

function payOf({ salary }: OfferTerms): Text | null {
  if (salary === null) return null;
  return words.candidates.payPer(number(salary.amount), salary.currency, wordOf(salary.period));
}

interface OfferProps extends RowProps<OfferRow> {
  names: Names;
  /** The address that the offer is sent to; null when the candidate has none. */
  email: string | null;
}

export function offerPage({ shell, row: offer, names, email }: OfferProps): string {
  const { id, status, version } = offer;
  return recordPage({
    shell,
    title: offer.title,
    up: { path: PATH, text: words.candidates.offers },
    status,
    actions: may(shell, 'recruiter') ? actionsOf(offer) : [],
    children: (
      <div>
        <Facts
          of={[
            [words.common.candidate, <CandidateLink id={offer.candidate_id} names={names} />],
            ...factsOf(offer),
          ]}
        />
        {offer.message !== null && <p class="card prose">{offer.message}</p>}
        <Earlier offer={offer} />
        {status === 'draft' && (
          <FieldsDialog
            id="edit-offer"
            title={words.candidates.editOffer}
            call={`PATCH /console/api/offers/${id}`}
            submit={words.candidates.saveOffer}
            version={version}
            fields={offerFields(offer)}
          />
        )}
        {status === 'draft' && <SendDialog offer={offer} names={names} email={email} />}
        <ConfirmDialog
          id="withdraw-offer"
          title={words.candidates.withdrawOffer}
          call={`POST /console/api/offers/${id}/withdraw`}
          text={words.candidates.withdrawing}
        />
      </div>
    ),
  });
}

function actionsOf({ status }: OfferRow) {
  const withdraw = { text: words.candidates.withdrawOffer, opens: 'withdraw-offer' };
  if (status === 'sent') return [withdraw];
  if (status !== 'draft') return [];
  return [
    withdraw,
    { text: words.candidates.editOffer, opens: 'edit-offer' },
    { text: words.candidates.sendOffer, opens: 'send-offer', tone: 'primary' as const },
  ];
}

/** Says what goes to whom before an offer is sent. */
function SendDialog({
  offer,
  names,
  email,
}: Omit<OfferProps, 'shell' | 'row'> & { offer: OfferRow }) {
  const name = names.get(offer.candidate_id) ?? words.candidates.nameless;
  return (
    <FormDialog
      id="send-offer"
      title={words.candidates.sendOffer}
      call={`POST /console/api/offers/${offer.id}/send`}
      then="reload"
      submit={words.candidates.sendOffer}
    >
      <p>
        {email === null
          ? words.candidates.sendingNowhere(name)
          : words.candidates.sending(name, email)}
      </p>
      <Facts
        of={[
          [words.common.title, offer.title],
          [words.common.location, offer.location],
          [words.common.pay, payOf(offer)],
          [words.common.firstDay, offer.start_date && day(offer.start_date)],
          [words.common.expires, <Moment at={offer.expires_at} none={words.common.never} />],
          [words.candidates.message, offer.message && <span class="prose">{offer.message}</span>],
        ]}
      />
    </FormDialog>
  );
}

function factsOf(offer: OfferRow): Parameters<typeof Facts>[0]['of'] {
  const { decision } = offer;
  return [
    [words.common.location, offer.location],
    [words.common.pay, payOf(offer)],
    [words.common.firstDay, offer.start_date && day(offer.start_date)],
    [words.common.expires, <Moment at={offer.expires_at} none={words.common.never} />],
    [words.common.sent, <Moment at={offer.sent_at} />],
    [
      words.common.answer,
      decision === null
        ? null
        : words.candidates.decidedBy(
            wordOf(decision.decision),
            decision.name ?? words.candidates.theCandidate,
          ),
    ],
    [words.common.reason, decision?.reason ?? null],
    [words.candidates.answered, <Moment at={decision?.at ?? null} />],
  ];
}

function Earlier({ offer: { versions } }: { offer: OfferRow }) {
  if (versions.length === 0) return null;
  return (
    <section>
      <TitledRows
        label={words.candidates.earlierVersions}
        head={[
          words.common.title,
          words.common.location,
          words.common.pay,
          words.common.firstDay,
          words.common.changed,
          words.candidates.by,
        ]}
        rows={versions.map((one) => [
          one.title,
          one.location,
          payOf(one),
          one.start_date && day(one.start_date),
          <Moment at={one.changed_at} />,
          one.actor.name ?? wordOf(one.actor.kind),
        ])}
        empty=""
      />
    </section>
  );
}
