import { h } from '../../h.ts';

/** The signing secret of an endpoint. It is in no other answer, and leaves the page with it. */
export function SecretShownOnce() {
  return (
    <template id="shown-once">
      <section class="card success" role="status">
        <p>
          <strong>The signing secret is shown only now.</strong> Store it before you leave this
          page.
        </p>
        <p>
          <code data-testid="new-secret" data-slot="secret" />
        </p>
        <button type="button" data-copies>
          Copy secret
        </button>
        <button type="button" data-removes data-reloads>
          I have stored it
        </button>
      </section>
    </template>
  );
}
