import { h } from '../h.ts';
import { words } from './words/words.ts';

interface Props {
  what: 'key' | 'secret' | 'feed';
  /** Of the answer, the member that holds it. */
  member: string;
  /** Whether the page below is read again afterwards. */
  reloads?: boolean;
}

/** A secret that no other answer holds. It leaves the page with this card. */
export function ShownOnce({ what, member, reloads = false }: Props) {
  const said = words.shell.shownOnce[what];
  return (
    <template id="shown-once">
      <section class="card success" role="status">
        <p>
          <strong>{said.onlyNow}</strong> {words.shell.storeIt}
        </p>
        <p>
          <code data-testid={`new-${what}`} data-slot={member} />
        </p>
        <button type="button" data-copies>
          {said.copy}
        </button>
        <button type="button" data-removes {...(reloads && { 'data-reloads': '' })}>
          {words.shell.stored}
        </button>
      </section>
    </template>
  );
}
