import { CareersDocument } from '../careers/careers-document.tsx';
import type { PageLanguage } from '../page-language.ts';
import { pageWords, type PageWords } from '../careers/words.ts';
import { htmlOf } from '../document.tsx';
import { h, type Child } from '../h.ts';

/** The list that a link unsubscribes from. */
export type LeftList = 'mailings' | 'alert';

const PROMISES = { mailings: 'leaveMailings', alert: 'leaveAlert' } as const satisfies Record<
  LeftList,
  keyof PageWords
>;

interface UnsubscribeProps {
  language: PageLanguage;
  list: LeftList;
}

/** Opening the link changes nothing; the button posts the form of RFC 8058. */
export function askToUnsubscribe(props: UnsubscribeProps): string {
  const { unsubscribe } = pageWords[props.language];
  return htmlOf(
    <Page heading={unsubscribe} {...props}>
      <form method="post">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button>{unsubscribe}</button>
      </form>
    </Page>,
  );
}

export function unsubscribedPage(props: UnsubscribeProps): string {
  return htmlOf(<Page heading={pageWords[props.language].unsubscribed} {...props} />);
}

interface PageProps extends UnsubscribeProps {
  heading: string;
  children?: Child;
}

function Page({ heading, language, list, children }: PageProps) {
  return (
    <CareersDocument language={language} title={heading} organization={null} isHidden={true}>
      <section class="card">
        <h1>{heading}</h1>
        <p>{pageWords[language][PROMISES[list]]}</p>
        {children}
      </section>
    </CareersDocument>
  );
}
