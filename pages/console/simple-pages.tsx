import { h } from '../h.ts';
import { htmlOf } from '../document.tsx';
import { Shell, type ShellProps } from './shell.tsx';

/** A page of the console that cannot be shown: who may, or what is missing. */
export function refusedPage({ shell, title, text }: RefusedProps): string {
  return htmlOf(
    <Shell title={title} {...shell}>
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      <p>
        <a href="/console">Go to the overview</a>
      </p>
    </Shell>,
  );
}

interface RefusedProps {
  shell: ShellProps;
  title: string;
  text: string;
}
