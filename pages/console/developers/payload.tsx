import { h } from '../../h.ts';
import { words } from '../words/words.ts';

/** The body of a delivery, to read and to copy; null once its event has expired. */
export function Payload({ payload }: { payload: unknown }) {
  return (
    <section>
      <h2>{words.developers.payload}</h2>
      {payload === null ? (
        <p class="empty">{words.developers.payloadGone}</p>
      ) : (
        <div>
          <pre tabindex={0} role="region" aria-label={words.developers.payload}>
            <code>{JSON.stringify(payload, null, 2)}</code>
          </pre>
          <button type="button" data-copies>
            {words.developers.copyPayload}
          </button>
        </div>
      )}
    </section>
  );
}
