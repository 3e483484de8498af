import { h } from '../h.ts';

/** The text of a new key. It is in no other answer, and leaves the page with it. */
export function ShownOnce() {
  return (
    <template id="shown-once">
      <section class="card success" role="status">
        <p>
          <strong>The key is shown only now.</strong> Store it before you leave this page.
        </p>
        <p>
          <code data-testid="new-key" data-slot="api_key" />
        </p>
        <button type="button" data-copies>
          Copy key
        </button>
        <button type="button" data-removes>
          I have stored it
        </button>
      </section>
    </template>
  );
}
