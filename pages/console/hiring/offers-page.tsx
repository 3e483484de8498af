import { offerStatuses } from '../../../domain/hiring/offers/offer.ts';
import type { OfferRow, OfferListRow } from '../../../domain/hiring/offers/offer-row.ts';
import { h, type Text } from '../../h.ts';
import { ConfirmDialog, FieldsDialog } from '../dialogs.tsx';
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
import { number } from '../../words/formats.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';

interface OffersProps extends ListProps<OfferListRow> {
  status: string;
}

const PATH = '/console/offers';

export function offersPage({ shell, rows, nextCursor, status }: OffersProps): string {
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
      <a
        href={`/console/candidates/${row.candidate_id}`}
        aria-label={words.candidates.openCandidateOf(row.title)}
      >
        {words.common.open}
      </a>,
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

export function offerPage({ shell, row: offer }: RowProps<OfferRow>): string {
  const { id, status, version } = offer;
  return recordPage({
    shell,
    title: offer.title,
    up: { path: PATH, text: words.candidates.offers },
    status,
    actions: may(shell, 'recruiter') ? actionsOf(offer) : [],
    children: (
      <div>
        <p class="links">
          <a href={`/console/candidates/${offer.candidate_id}`}>{words.common.candidate}</a>
        </p>
        <Facts of={factsOf(offer)} />
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

function actionsOf({ id, status }: OfferRow) {
  const withdraw = { text: words.candidates.withdrawOffer, opens: 'withdraw-offer' };
  if (status === 'sent') return [withdraw];
  if (status !== 'draft') return [];
  return [
    withdraw,
    { text: words.candidates.editOffer, opens: 'edit-offer' },
    {
      text: words.candidates.sendOffer,
      call: `POST /console/api/offers/${id}/send`,
      tone: 'primary' as const,
    },
  ];
}

function factsOf(offer: OfferRow): Parameters<typeof Facts>[0]['of'] {
  const { decision } = offer;
  return [
    [words.common.pay, payOf(offer)],
    [words.common.firstDay, offer.start_date],
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
          words.common.pay,
          words.common.firstDay,
          words.common.changed,
          words.candidates.by,
        ]}
        rows={versions.map((one) => [
          one.title,
          payOf(one),
          one.start_date,
          <Moment at={one.changed_at} />,
          one.actor.name ?? wordOf(one.actor.kind),
        ])}
        empty=""
      />
    </section>
  );
}
