import { h, type Text } from '../h.ts';
import { htmlOf } from '../document.tsx';
import { Shell, type ShellProps } from './shell.tsx';
import { words } from './words/words.ts';

/** A page of the console that cannot be shown: who may, what is missing, or what is away. */
export function refusedPage({ shell, title, text, again }: RefusedProps): string {
  return htmlOf(
    <Shell title={title} {...shell}>
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      <p>
        {again === undefined ? (
          <a href="/console">{words.shell.toOverview}</a>
        ) : (
          <a href={again}>{words.shell.tryAgain}</a>
        )}
      </p>
    </Shell>,
    shell.language,
  );
}

interface RefusedProps {
  shell: ShellProps;
  title: Text;
  text: Text;
  /** The address to try again, if that may help. */
  again?: string;
}
