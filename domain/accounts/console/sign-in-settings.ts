import { z } from 'zod';
import { line } from '../../common/text/input-text.ts';
import { webAddress } from '../../common/web-address.ts';
import { roles } from './roles.ts';

const MAX_DOMAINS = 20;
const MAX_GROUPS = 100;
const LONGEST_SESSION_HOURS = 168;
const LONGEST_SECRET = 500;
/** Labels of letters, digits and hyphens, at least two. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z][a-z0-9-]{0,61}[a-z0-9]$/u;

/** Roles that a provider may give: owners are made by owners. */
const givenRole = z.enum(roles).exclude(['owner']);
export type GivenRole = z.infer<typeof givenRole>;
export const givenRoles: readonly GivenRole[] = givenRole.options;

const domain = z
  .string()
  .transform((text) => text.trim().toLowerCase().replace(/^@/u, ''))
  .pipe(z.string().max(253).regex(DOMAIN, 'must be a domain like example.com'));

const members = {
  issuer: webAddress.nullable().meta({
    description:
      'The OpenID provider, as its configuration names it. Null: members sign in by mail alone.',
  }),
  client_id: line(200).nullable().default(null),
  domains: z.array(domain).max(MAX_DOMAINS).default([]).meta({
    description: 'Domains of the e-mail addresses that may sign in.',
  }),
  default_role: givenRole.nullable().default(null).meta({
    description: 'Role of a person who is no member yet. Null: only members sign in.',
  }),
  required: z.boolean().default(false).meta({
    description: 'Whether the provider is the only way in. Owners may still use a mailed link.',
  }),
  groups_claim: line(200).nullable().default(null).meta({
    description: 'The claim that lists the groups of a person.',
  }),
  role_groups: z
    .partialRecord(givenRole, z.array(line(200)).max(MAX_GROUPS))
    .default({})
    .meta({
      description: 'The groups of a role. Of several roles, the highest counts, at each sign-in.',
    }),
  session_hours: z.int().min(1).max(LONGEST_SESSION_HOURS).nullable().default(null).meta({
    description: 'Sessions in the account end after this time. Null: after 7 days.',
  }),
};

/** `PUT /sign-in-settings`. A secret that is not sent is kept; null removes it. */
export const signInInput = z
  .strictObject({
    ...members,
    client_secret: z.string().min(1).max(LONGEST_SECRET).nullish(),
  })
  .superRefine((input, context) => {
    const fault = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message, input });
    };
    if (input.issuer === null) {
      if (input.required) fault('required', 'needs an issuer');
      return;
    }
    if (input.client_id === null) fault('client_id', 'is required with an issuer');
    if (input.domains.length === 0) fault('domains', 'needs at least one domain with an issuer');
  });
export type SignInInput = z.infer<typeof signInInput>;

/** How the members of an account sign in. */
export interface SignInSettings {
  accountId: string;
  issuer: string | null;
  clientId: string | null;
  hasSecret: boolean;
  domains: readonly string[];
  defaultRole: GivenRole | null;
  required: boolean;
  groupsClaim: string | null;
  groupRoles: readonly { group: string; role: GivenRole }[];
  sessionHours: number | null;
}

export const signInSchema = z.object({
  ...members,
  has_client_secret: z.boolean(),
  redirect_url: z.string().meta({ description: 'The address to register with the provider.' }),
  sign_in_url: z.string().meta({ description: 'The address at which members begin.' }),
});
export type SignInRow = z.infer<typeof signInSchema>;

export const CALLBACK_PATH = '/console/sign-in/callback';

/** `base`: the public address of the installation. */
export function signInRow(settings: SignInSettings, base: string): SignInRow {
  return {
    issuer: settings.issuer,
    client_id: settings.clientId,
    has_client_secret: settings.hasSecret,
    domains: [...settings.domains],
    default_role: settings.defaultRole,
    required: settings.required,
    groups_claim: settings.groupsClaim,
    role_groups: groupsByRole(settings.groupRoles),
    session_hours: settings.sessionHours,
    redirect_url: base + CALLBACK_PATH,
    sign_in_url: base + companySignInPath(settings.accountId),
  };
}

function groupsByRole(pairs: SignInSettings['groupRoles']): SignInRow['role_groups'] {
  const rows = givenRoles.flatMap((role) => {
    const groups = pairs.filter((pair) => pair.role === role).map(({ group }) => group);
    return groups.length === 0 ? [] : [[role, groups] as const];
  });
  return Object.fromEntries(rows);
}

/** The page that leads to the provider of an account. */
export function companySignInPath(accountId: string): string {
  return `/console/sign-in/with/${encodeURIComponent(accountId)}`;
}

/** The settings of an account that has chosen none. */
export function mailAlone(accountId: string): SignInSettings {
  return {
    accountId,
    issuer: null,
    clientId: null,
    hasSecret: false,
    domains: [],
    defaultRole: null,
    required: false,
    groupsClaim: null,
    groupRoles: [],
    sessionHours: null,
  };
}
