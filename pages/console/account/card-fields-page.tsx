import type { ConsoleLanguage } from '../../page-language.ts';
import { Document, htmlOf, type Assets } from '../../document.tsx';
import { h } from '../../h.ts';
import { scriptWords, words } from '../words/words.ts';

interface CardFieldsProps {
  language: ConsoleLanguage;
  assets: Assets;
  theme: string;
  /** Stripe's key for browsers. */
  publishableKey: string;
}

/** Stripe's fields of a card. The page stands in a frame of the billing page, with a content policy of its own. */
export function cardFieldsPage({
  language,
  assets,
  theme,
  publishableKey,
}: CardFieldsProps): string {
  return htmlOf(
    <Document title={words.billing.card} assets={assets} theme={theme} scripted>
      <div id="words" hidden data-words={scriptWords} />
      <main class="frame">
        <form data-key={publishableKey} data-unreachable={words.billing.cardUnreachable}>
          <div data-problem role="alert" class="problem" hidden />
          <div id="card-fields" class="framed" />
          <p class="hint">{words.billing.cardHint}</p>
          <div class="buttons">
            <button type="submit" class="primary">
              {words.billing.saveCard}
            </button>
          </div>
        </form>
      </main>
    </Document>,
    language,
  );
}
