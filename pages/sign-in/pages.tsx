import { h, type Child } from '../h.ts';
import type { Role } from '../../domain/accounts/console/roles.ts';
import type { ConsoleLanguage } from '../page-language.ts';
import { Document, htmlOf, type Assets } from '../document.tsx';
import { signInWords } from './words.ts';

function Door({ title, assets, children }: DoorProps) {
  return (
    <Document title={title} assets={assets}>
      <main class="door">
        <p class="brand">Openrole</p>
        <h1>{title}</h1>
        {children}
      </main>
    </Document>
  );
}

interface DoorProps {
  title: string;
  assets: Assets;
  children: Child;
}

/** The page that asks for an address. `problem` says what was wrong with the one before. */
export function signInPage({ assets, language, next, problem }: SignInProps): string {
  const words = signInWords[language];
  return htmlOf(
    <Door title={problem === undefined ? words.signIn : words.signInError} assets={assets}>
      <form method="post" action="/console/sign-in">
        <input type="hidden" name="next" value={next} />
        <div class="field">
          <label for="email">{words.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            required
            aria-invalid={problem !== undefined}
            {...(problem !== undefined && { 'aria-describedby': 'email-problem' })}
          />
          {problem !== undefined && (
            <p id="email-problem" class="problem">
              {problem}
            </p>
          )}
        </div>
        <button type="submit" class="primary">
          {words.sendLink}
        </button>
      </form>
      <p class="muted">{words.noPassword}</p>
    </Door>,
    language,
  );
}

interface SignInProps {
  assets: Assets;
  language: ConsoleLanguage;
  next: string;
  problem?: string;
}

/** The same for every address, so that it does not reveal which addresses have access. */
export function linkSentPage({ assets, language, again, companies }: LinkSentProps): string {
  const words = signInWords[language];
  return htmlOf(
    <Door title={words.sent} assets={assets}>
      <p>{words.sentText}</p>
      {companies.map(({ name, path }) => (
        <p>
          <a class="button" href={path}>
            {words.signInWith(name)}
          </a>
        </p>
      ))}
      <p>
        <a href={again}>{words.otherAddress}</a>
      </p>
    </Door>,
    language,
  );
}

interface LinkSentProps {
  assets: Assets;
  language: ConsoleLanguage;
  /** Companies whose own sign-in takes addresses of this domain. */
  companies: readonly { name: string; path: string }[];
  /** The sign-in page, with the page to go to afterwards. */
  again: string;
}

/** Opening the link changes nothing; the button signs in. */
export function confirmPage({ assets, language, path, email }: ConfirmProps): string {
  const words = signInWords[language];
  return htmlOf(
    <Door title={words.confirm} assets={assets}>
      <p>{words.signsIn(<strong>{email}</strong>)}</p>
      <form method="post" action={path}>
        <button type="submit" class="primary">
          {words.signIn}
        </button>
      </form>
    </Door>,
    language,
  );
}

interface ConfirmProps {
  assets: Assets;
  language: ConsoleLanguage;
  path: string;
  email: string;
}

export function joinPage({ assets, language, path, email, account, role }: JoinProps): string {
  const words = signInWords[language];
  return htmlOf(
    <Door title={words.joinAccount(account)} assets={assets}>
      <p>{words.joins(<strong>{account}</strong>, words.roles[role], <strong>{email}</strong>)}</p>
      <form method="post" action={path}>
        <button type="submit" class="primary">
          {words.join}
        </button>
      </form>
    </Door>,
    language,
  );
}

interface JoinProps extends ConfirmProps {
  account: string;
  role: Role;
}

/** A message with a way on: a used link, too many tries, a missing page, an outage. */
export function messagePage(props: MessageProps): string {
  const { assets, language, title, text, requestId, again } = props;
  const words = signInWords[language];
  return htmlOf(
    <Door title={title} assets={assets}>
      <p>{text}</p>
      {requestId !== undefined && (
        <p class="muted">
          {words.request} <code>{requestId}</code>
        </p>
      )}
      <p>
        {again === undefined ? (
          <a href="/console/sign-in">{words.signIn}</a>
        ) : (
          <a href={again}>{words.tryAgain}</a>
        )}
      </p>
    </Door>,
    language,
  );
}

interface MessageProps {
  assets: Assets;
  language: ConsoleLanguage;
  title: string;
  text: string;
  requestId?: string;
  /** The address to try again, if that may help. */
  again?: string;
}
