import { h, type Child } from '../h.ts';
import { Document, type Assets } from '../document.tsx';

/** A page of the console as the navigation names it. */
export interface NavigationEntry {
  name: string;
  path: string;
}

/** What every page of the console shows around its content. */
export interface ShellProps {
  assets: Assets;
  theme: string;
  account: string;
  /** The person's name, or their address. */
  person: string;
  accounts: readonly { id: string; name: string }[];
  /** Only the pages that the role may open. */
  navigation: readonly NavigationEntry[];
  path: string;
}

interface Props extends ShellProps {
  title: string;
  children: Child;
}

export function Shell({ title, children, ...shell }: Props) {
  return (
    <Document title={title} assets={shell.assets} theme={shell.theme} scripted>
      <a class="skip" href="#content">
        Skip to content
      </a>
      <header class="top">
        <span class="brand">Openrole</span>
        <span class="account">{shell.account}</span>
        <PersonMenu {...shell} />
      </header>
      <div class="columns">
        <nav aria-label="Console">
          <ul>
            {shell.navigation.map(({ name, path }) => (
              <li key={path}>
                <a href={path} {...(path === shell.path && { 'aria-current': 'page' })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </Document>
  );
}

/** Other accounts, the profile, and the way out. */
function PersonMenu({ person, accounts, account }: ShellProps) {
  return (
    <div class="menu">
      <button type="button" data-menu aria-haspopup="menu" aria-expanded="false">
        {person}
      </button>
      <div role="menu" aria-label={person} hidden>
        {accounts
          .filter(({ name }) => name !== account)
          .map(({ id, name }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-call="POST /console/api/session/account"
              data-body={JSON.stringify({ account_id: id })}
              data-then="reload"
            >
              {`Switch to ${name}`}
            </button>
          ))}
        <a role="menuitem" tabIndex={-1} href="/console/profile">
          Your profile
        </a>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-call="POST /console/api/session/end"
          data-then="/console/sign-in"
        >
          Sign out
        </button>
      </div>
    </div>
  );
}
