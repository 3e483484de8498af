import type { UsageRow } from '../../../domain/billing/usage-row.ts';
import type { BillingRow } from '../../../domain/billing/billing-row.ts';
import type { LedgerRow } from '../../../domain/billing/ledger-row.ts';
import type { StatementRow } from '../../../domain/billing/statement-row.ts';
import type { ReadingChoice } from '../../../domain/resume/reading-choice.ts';
import { h, type Child, type Text } from '../../h.ts';
import { ConfirmDialog, FieldsDialog } from '../dialogs.tsx';
import { type Action, Facts, type ListProps, recordPage, Rows } from '../kit.tsx';
import { Moment, NextPage } from '../parts.tsx';
import { may } from '../shell.tsx';
import { CardDialog, cardActions, cardInWords, type CardFields } from './card-entry.tsx';
import { dollars, dollarsOf } from './dollars.ts';
import { ClosingDialog, closeOrKeep, closingInWords } from './closing.tsx';
import { chooseReading, ReadingDialog, readingInWords } from './resume-reading.tsx';
import { money } from '../../words/formats.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';

interface BillingProps extends ListProps<LedgerRow> {
  billing: BillingRow;
  usage: UsageRow;
  /** How a card is entered; null if only an operator can set one. */
  cardFields: CardFields | null;
  resumeReading: ReadingChoice;
  /** When an account that is closing is erased. */
  closesAt: string | null;
  statements: readonly StatementRow[];
}

export function billingPage(props: BillingProps): string {
  const { shell, billing, rows, nextCursor, statements } = props;
  const { cardFields, resumeReading, closesAt } = props;
  const isOwner = may(shell, 'owner');
  return recordPage({
    shell,
    title: words.billing.billing,
    actions: [chooseReading, ...(isOwner ? [closeOrKeep(closesAt), ...actionsOf(props)] : [])],
    children: (
      <div>
        <div id="secret-place" />
        <Facts of={factsOf(props)} />
        <h2>{words.billing.ledger}</h2>
        <Ledger entries={rows} />
        <NextPage path="/console/billing" cursor={nextCursor} />
        <h2>{words.billing.statements}</h2>
        <Statements of={statements} />
        <ReadingDialog choice={resumeReading} />
        {isOwner && <Dialogs billing={billing} />}
        {isOwner && cardFields !== null && <CardDialog fields={cardFields} theme={shell.theme} />}
        {isOwner && <ClosingDialog />}
      </div>
    ),
  });
}

function actionsOf({ billing: { card }, cardFields }: BillingProps): Action[] {
  const limit = { text: words.billing.setLimit, opens: 'monthly-limit' };
  const ofCard = cardActions(card, cardFields);
  if (card === null) return [limit, ...ofCard];
  return [
    ...ofCard,
    limit,
    { text: words.billing.topUpAutomatically, opens: 'auto-top-up' },
    { text: words.billing.topUp, opens: 'top-up', tone: 'primary' },
  ];
}

function factsOf({
  billing,
  cardFields,
  usage,
  resumeReading,
  closesAt,
}: BillingProps): (readonly [Text, Child])[] {
  const { monthly_limit_usd_micros: limit, auto_top_up: automatic, card } = billing;
  return [
    [words.common.balance, money(billing.balance_usd_micros)],
    [words.common.held, money(billing.held_usd_micros)],
    [words.billing.spentThisMonth, money(usage.spent_usd_micros)],
    [words.billing.monthlyLimit, limit === null ? words.billing.none : money(limit)],
    [words.billing.card, cardInWords(card, cardFields)],
    [
      words.billing.automaticTopUp,
      automatic === null
        ? words.billing.none
        : words.billing.below(
            money(automatic.amount_usd_micros),
            money(automatic.threshold_usd_micros),
          ),
    ],
    readingInWords(resumeReading),
    ...closingInWords(closesAt),
  ];
}

function Ledger({ entries }: { entries: readonly LedgerRow[] }) {
  return (
    <Rows
      label={words.billing.ledger}
      head={[
        words.billing.entry,
        words.billing.amount,
        words.billing.balanceAfter,
        words.billing.reference,
        words.common.at,
      ]}
      rows={entries.map((entry) => [
        wordOf(entry.kind),
        money(entry.amount_usd_micros),
        money(entry.balance_after),
        entry.reason ?? reasonOf(entry),
        <Moment at={entry.at} />,
      ])}
      empty={words.billing.noEntry}
    />
  );
}

/** The apply session that a charge is for; other references are ids of records without a page. */
function reasonOf({ reference }: LedgerRow): Child {
  if (reference?.startsWith('sess_') !== true) return '–';
  return <a href={`/console/apply-sessions/${reference}`}>{words.developers.applySession}</a>;
}

function Statements({ of }: { of: readonly StatementRow[] }) {
  return (
    <Rows
      label={words.billing.statements}
      head={[
        words.billing.month,
        words.billing.openingBalance,
        words.billing.credited,
        words.billing.charged,
        words.billing.closingBalance,
      ]}
      rows={of.map((one) => [
        one.month,
        money(one.opening_balance_usd_micros),
        money(one.credited_usd_micros),
        money(one.charged_usd_micros),
        money(one.closing_balance_usd_micros),
      ])}
      empty={words.billing.noStatement}
    />
  );
}

function Dialogs({ billing }: Pick<BillingProps, 'billing'>) {
  const { monthly_limit_usd_micros: limit, auto_top_up: automatic } = billing;
  return (
    <div>
      <FieldsDialog
        id="monthly-limit"
        title={words.billing.monthlyLimit}
        call="PUT /console/api/billing/monthly-limit"
        submit={words.billing.saveLimit}
        fields={[
          {
            name: 'usd_micros',
            label: words.billing.limitInUsd,
            kind: 'dollars',
            value: dollarsOf(limit),
            hint: words.billing.limitHint,
          },
        ]}
      />
      <FieldsDialog
        id="top-up"
        title={words.billing.topUp}
        call="POST /console/api/billing/top-ups"
        submit={words.billing.chargeCard}
        then="show-record"
        fields={[dollars('amount_usd_micros', words.billing.amountInUsd)]}
      >
        <p>{words.billing.chargedOnce}</p>
      </FieldsDialog>
      <AutomaticDialogs automatic={automatic} />
      <EndOfTopUp />
    </div>
  );
}

/** How a charge ended, in the page once it is known. */
function EndOfTopUp() {
  return (
    <template id="shown-record">
      <section class="card success" role="status">
        {(['succeeded', 'declined', 'running'] as const).map((status) => (
          <p data-when={status}>{words.billing.topUpEnded[status]}</p>
        ))}
      </section>
    </template>
  );
}

function AutomaticDialogs({ automatic }: { automatic: BillingRow['auto_top_up'] }) {
  return (
    <div>
      <FieldsDialog
        id="auto-top-up"
        title={words.billing.topUpAutomatically}
        call="PUT /console/api/billing/auto-top-up"
        submit={words.billing.saveTopUp}
        fields={[
          dollars('threshold_usd_micros', words.billing.threshold, automatic?.threshold_usd_micros),
          dollars('amount_usd_micros', words.billing.chargeInUsd, automatic?.amount_usd_micros),
        ]}
      />
      <ConfirmDialog
        id="stop-auto-top-up"
        title={words.billing.removeCard}
        call="PUT /console/api/billing/auto-top-up"
        submit={words.billing.removeCard}
        body={null}
        text={words.billing.removingCard}
      />
    </div>
  );
}
