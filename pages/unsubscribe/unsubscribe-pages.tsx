import { htmlOf } from '../document.tsx';
import { h, type Child } from '../h.ts';

/** What a link leaves. */
export type LeftList = 'mailings' | 'alert';

const PROMISES: Record<LeftList, string> = {
  mailings: 'You will get no more mailings from this sender.',
  alert: 'You will get no more mails of this job alert. Your other alerts stay as they are.',
};

/** Opening the link changes nothing; the button posts the form of RFC 8058. */
export function askToUnsubscribe(list: LeftList): string {
  return htmlOf(
    <Page heading="Unsubscribe" list={list}>
      <form method="post">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button>Unsubscribe</button>
      </form>
    </Page>,
  );
}

export function unsubscribedPage(list: LeftList): string {
  return htmlOf(<Page heading="Unsubscribed" list={list} />);
}

interface PageProps {
  heading: string;
  list: LeftList;
  children?: Child;
}

function Page({ heading, list, children }: PageProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Unsubscribe</title>
      </head>
      <body style="font-family:sans-serif;max-width:30em;margin:4em auto;padding:0 1em">
        <h1>{heading}</h1>
        <p>{PROMISES[list]}</p>
        {children}
      </body>
    </html>
  );
}
