import { h, type Child } from '../h.ts';
import { Document, htmlOf, type Assets } from '../document.tsx';

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
export function signInPage({ assets, next, problem }: SignInProps): string {
  return htmlOf(
    <Door title={problem === undefined ? 'Sign in' : 'Error: Sign in'} assets={assets}>
      <form method="post" action="/console/sign-in">
        <input type="hidden" name="next" value={next} />
        <div class="field">
          <label for="email">E-mail</label>
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
          Send link
        </button>
      </form>
      <p class="muted">You get a link by mail that signs you in. There is no password.</p>
    </Door>,
  );
}

interface SignInProps {
  assets: Assets;
  next: string;
  problem?: string;
}

/** The same for every address, so that it does not reveal which addresses have access. */
export function linkSentPage({ assets, again }: LinkSentProps): string {
  return htmlOf(
    <Door title="Look at your mail" assets={assets}>
      <p>If this address has access, a link is on its way. It works once, for 15 minutes.</p>
      <p>
        <a href={again}>Use another address</a>
      </p>
    </Door>,
  );
}

interface LinkSentProps {
  assets: Assets;
  /** The sign-in page, with the page to go to afterwards. */
  again: string;
}

/** Opening the link changes nothing; the button signs in. */
export function confirmPage({ assets, path, email }: ConfirmProps): string {
  return htmlOf(
    <Door title="Confirm" assets={assets}>
      <p>
        This signs you in as <strong>{email}</strong>.
      </p>
      <form method="post" action={path}>
        <button type="submit" class="primary">
          Sign in
        </button>
      </form>
    </Door>,
  );
}

interface ConfirmProps {
  assets: Assets;
  path: string;
  email: string;
}

export function joinPage({ assets, path, email, account, role }: JoinProps): string {
  return htmlOf(
    <Door title={`Join ${account}`} assets={assets}>
      <p>
        You join <strong>{account}</strong> as {role}, with the address <strong>{email}</strong>.
      </p>
      <form method="post" action={path}>
        <button type="submit" class="primary">
          Join
        </button>
      </form>
    </Door>,
  );
}

interface JoinProps extends ConfirmProps {
  account: string;
  role: string;
}

/** A message with a way on: a used link, too many tries, a missing page, an outage. */
export function messagePage({ assets, title, text, requestId, again }: MessageProps): string {
  return htmlOf(
    <Door title={title} assets={assets}>
      <p>{text}</p>
      {requestId !== undefined && (
        <p class="muted">
          Request <code>{requestId}</code>
        </p>
      )}
      <p>
        {again === undefined ? (
          <a href="/console/sign-in">Sign in</a>
        ) : (
          <a href={again}>Try again</a>
        )}
      </p>
    </Door>,
  );
}

interface MessageProps {
  assets: Assets;
  title: string;
  text: string;
  requestId?: string;
  /** The address to try again, if that may help. */
  again?: string;
}
