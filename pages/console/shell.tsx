import { isAtLeast, type Role } from '../../domain/accounts/console/roles.ts';
import type { ConsoleLanguage } from '../page-language.ts';
import { Fragment, h, type Child, type Text } from '../h.ts';
import { Document, type Assets } from '../document.tsx';
import { Bell } from './bell.tsx';
import { ChatButton, ChatPanel } from './chat-panel.tsx';
import { ShowCall } from './show-call.tsx';
import type { ShownCall } from '../call-texts.ts';
import { letterOf, ShortcutButtons, Shortcuts } from './shortcuts.tsx';
import { scriptWords, words } from './words/words.ts';

/** A page of the console as the navigation names it. */
export interface NavigationEntry {
  name: Text;
  path: string;
  group: NavigationGroup;
}

/** Headings of the navigation, in their order; the first has none. */
const GROUPS = ['', 'hiring', 'company', 'developers', 'account', 'installation'] as const;
export type NavigationGroup = (typeof GROUPS)[number];

/** The props of the frame around every page of the console. */
export interface ShellProps {
  language: ConsoleLanguage;
  assets: Assets;
  theme: string;
  /** Whether single-letter keys are on. */
  shortcuts: boolean;
  account: string;
  /** The person's name, or their address. */
  person: string;
  accounts: readonly { id: string; name: string }[];
  /** Only the pages that the role may open. */
  navigation: readonly NavigationEntry[];
  /** Of the page, with its parameters in braces. */
  path: string;
  /** Behind the list of the page; set when the list is read. */
  call?: ShownCall;
  role: Role;
  /** News that the person has not read. */
  unread: number;
  /** Whether the person runs the installation. */
  isOperator: boolean;
}

/** Whether controls of a role are shown. The API refuses them to others. */
export function may({ role }: ShellProps, needed: Role): boolean {
  return isAtLeast(role, needed);
}

interface Props extends ShellProps {
  title: Text;
  children: Child;
}

export function Shell({ title, children, ...shell }: Props) {
  return (
    <Document title={title} assets={shell.assets} theme={shell.theme} scripted>
      <div id="words" hidden data-words={scriptWords} />
      <a class="skip" href="#content">
        {words.shell.skip}
      </a>
      <header class="top">
        <button
          type="button"
          class="narrow"
          data-toggles="navigation"
          aria-expanded={false}
          aria-controls="navigation"
        >
          {words.shell.menu}
        </button>
        <span class="brand">Openrole</span>
        <span class="account">{shell.account}</span>
        {may(shell, 'viewer') && <Bell unread={shell.unread} />}
        <ShortcutButtons />
        {may(shell, 'recruiter') && <ChatButton />}
        <PersonMenu {...shell} />
      </header>
      <div class="columns">
        <Navigation {...shell} />
        <main id="content" tabindex={-1}>
          <div id="problem" role="alert" class="problem" hidden />
          {children}
          {shell.call !== undefined && <ShowCall call={shell.call} />}
        </main>
      </div>
      {may(shell, 'recruiter') && <ChatPanel />}
      <Shortcuts letters={shell.shortcuts} navigation={shell.navigation} />
    </Document>
  );
}

function Navigation({ navigation, path }: ShellProps) {
  const isCurrent = (entry: NavigationEntry) =>
    entry.path === path || (entry.path !== '/console' && path.startsWith(`${entry.path}/`));
  return (
    <nav id="navigation" aria-label={words.shell.console}>
      {GROUPS.map((group) => {
        const entries = navigation.filter((entry) => entry.group === group);
        if (entries.length === 0) return null;
        return (
          <>
            {group !== '' && <p class="group">{words.shell.groups[group]}</p>}
            <ul>
              {entries.map((entry) => (
                <li>
                  <a
                    href={entry.path}
                    data-go={letterOf(entry.path)}
                    {...(isCurrent(entry) && { 'aria-current': 'page' })}
                  >
                    {entry.name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        );
      })}
    </nav>
  );
}

/** Other accounts, the profile, and the way out. */
function PersonMenu({ person, accounts, account }: ShellProps) {
  return (
    <div class="menu">
      <button type="button" data-menu aria-haspopup="menu" aria-expanded={false}>
        {person}
      </button>
      <div role="menu" aria-label={person} hidden>
        {accounts
          .filter(({ name }) => name !== account)
          .map(({ id, name }) => (
            <button
              type="button"
              role="menuitem"
              tabindex={-1}
              data-call="POST /console/api/session/account"
              data-body={JSON.stringify({ account_id: id })}
              data-then="reload"
            >
              {words.shell.switchTo(name)}
            </button>
          ))}
        <a role="menuitem" tabindex={-1} href="/console/profile">
          {words.shell.yourProfile}
        </a>
        <button
          type="button"
          role="menuitem"
          tabindex={-1}
          data-call="POST /console/api/session/end"
          data-then="/console/sign-in"
        >
          {words.shell.signOut}
        </button>
      </div>
    </div>
  );
}
