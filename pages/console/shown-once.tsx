import { h } from '../h.ts';

interface Props {
  /** What it is called: `key`. */
  what: string;
  /** Of the answer, the member that holds it. */
  member: string;
  /** Whether the page below is read again afterwards. */
  reloads?: boolean;
}

/** A secret that no other answer holds. It leaves the page with this card. */
export function ShownOnce({ what, member, reloads = false }: Props) {
  return (
    <template id="shown-once">
      <section class="card success" role="status">
        <p>
          <strong>{`The ${what} is shown only now.`}</strong> Store it before you leave this page.
        </p>
        <p>
          <code data-testid={`new-${what}`} data-slot={member} />
        </p>
        <button type="button" data-copies>
          {`Copy ${what}`}
        </button>
        <button type="button" data-removes {...(reloads && { 'data-reloads': '' })}>
          I have stored it
        </button>
      </section>
    </template>
  );
}
