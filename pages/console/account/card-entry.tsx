import type { BillingRow } from '../../../domain/billing/billing-row.ts';
import { sandboxCards, type SandboxCard } from '../../../domain/billing/sandbox-cards.ts';
import { capitalized } from '../../../domain/common/text/capitalized.ts';
import { h, type Child } from '../../h.ts';
import { FieldsDialog, FrameDialog } from '../dialogs.tsx';
import type { Action } from '../kit.tsx';
import { words } from '../words/words.ts';

/** The fields in which a card is entered: a choice of the sandbox's cards, or those of Stripe in a frame. */
export type CardFields = 'sandbox' | 'stripe';

const ID = 'card';

/** The buttons that set, replace and remove the card. Without fields, only an operator sets one. */
export function cardActions(card: BillingRow['card'], fields: CardFields | null): Action[] {
  const remove: Action[] =
    card === null ? [] : [{ text: words.billing.removeCard, opens: 'stop-auto-top-up' }];
  if (fields === null) return remove;
  if (card === null) return [{ text: words.billing.addCard, opens: ID, tone: 'primary' }];
  return [...remove, { text: words.billing.replaceCard, opens: ID }];
}

export function cardInWords(card: BillingRow['card'], fields: CardFields | null): Child {
  if (card === null) return fields === null ? words.billing.noCard : words.billing.none;
  const { brand, last_four: lastFour, expires } = card;
  const named =
    brand === null || lastFour === null || expires === null
      ? words.billing.cardSet
      : words.billing.cardEnding(capitalized(brand), lastFour, expires);
  return card.failure === null ? named : [named, '. ', words.billing.cardDeclined];
}

export function CardDialog({ fields, theme }: { fields: CardFields; theme: string }) {
  if (fields === 'sandbox') return <SandboxDialog />;
  return (
    <FrameDialog id={ID} title={words.billing.card} src={`/console/card-fields?theme=${theme}`} />
  );
}

function SandboxDialog() {
  return (
    <FieldsDialog
      id={ID}
      title={words.billing.card}
      call="PUT /console/api/billing/card"
      submit={words.billing.saveCard}
      fields={[
        {
          name: 'setup_id',
          label: words.billing.testCard,
          kind: 'select',
          required: true,
          value: sandboxCards[0]?.paymentMethod ?? null,
          choices: sandboxCards.map((card) => ({ value: card.paymentMethod, text: textOf(card) })),
        },
      ]}
    >
      <p>{words.billing.sandbox}</p>
    </FieldsDialog>
  );
}

function textOf({ face, outcome }: SandboxCard) {
  return words.billing.testCardEnding[outcome](capitalized(face.brand), face.lastFour);
}
