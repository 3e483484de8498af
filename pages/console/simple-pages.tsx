import { h } from '../h.ts';
import { htmlOf } from '../document.tsx';
import { Shell, type ShellProps } from './shell.tsx';

/** A page of the console that cannot be shown: who may, what is missing, or what is away. */
export function refusedPage({ shell, title, text, again }: RefusedProps): string {
  return htmlOf(
    <Shell title={title} {...shell}>
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      <p>
        {again === undefined ? (
          <a href="/console">Go to the overview</a>
        ) : (
          <a href={again}>Try again</a>
        )}
      </p>
    </Shell>,
  );
}

interface RefusedProps {
  shell: ShellProps;
  title: string;
  text: string;
  /** The address to try again, if that may help. */
  again?: string;
}
