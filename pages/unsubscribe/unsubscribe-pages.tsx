import { htmlOf } from '../document.tsx';
import { h, type Child } from '../h.ts';

const PROMISE = 'You will get no more mailings from this sender.';

/** Opening the link changes nothing; the button posts the form of RFC 8058. */
export function askToUnsubscribe(): string {
  return htmlOf(
    <Page heading="Unsubscribe">
      <form method="post">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button>Unsubscribe</button>
      </form>
    </Page>,
  );
}

export function unsubscribedPage(): string {
  return htmlOf(<Page heading="Unsubscribed" />);
}

function Page({ heading, children }: { heading: string; children?: Child }) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Unsubscribe</title>
      </head>
      <body style="font-family:sans-serif;max-width:30em;margin:4em auto;padding:0 1em">
        <h1>{heading}</h1>
        <p>{PROMISE}</p>
        {children}
      </body>
    </html>
  );
}
