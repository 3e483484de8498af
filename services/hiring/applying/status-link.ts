import { createHash } from 'node:crypto';
import type { Config } from '../../../config/config.ts';
import type { Application } from '../../../domain/hiring/candidate.ts';
import type { Organization } from '../../../domain/hiring/organization.ts';
import { keepStatusLink } from '../../../storage/hiring/status-links.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import type { AppContext } from '../../context.ts';
import { careersUrl } from '../posting-url.ts';
import { signerFor } from '../../signer.ts';

/** Only this hash of a token is stored. */
export function hashOfStatusToken(token: string): string {
  return createHash('sha256').update(`application-status ${token}`).digest('hex');
}

/** The same at every call, so that a mail that is written again has the same link. Nobody without the key can make it. */
function tokenOf({ secretsKeys }: Pick<Config, 'secretsKeys'>, applicationId: string): string {
  const [newest = ''] = secretsKeys;
  return signerFor(newest, 'application-status')(applicationId);
}

interface Target {
  accountId: string;
  candidateId: string;
  application: Pick<Application, 'id' | 'jobId' | 'organizationId'>;
}

/** The link to the status of an application, which opens from now on; null when the organization is gone. */
export async function openStatusLink(
  { stores, config }: Pick<AppContext, 'config' | 'stores'>,
  { accountId, candidateId, application }: Target,
): Promise<string | null> {
  const { id, jobId, organizationId } = application;
  const organization = await findOrganization(stores, { accountId, id: organizationId });
  if (organization === null) return null;
  const token = tokenOf(config, id);
  await keepStatusLink(stores, {
    ...{ hash: hashOfStatusToken(token), accountId, candidateId, organizationId },
    ...{ applicationId: id, jobId },
  });
  return statusUrl(config, organization, token);
}

function statusUrl(config: Config, organization: Pick<Organization, 'slug'>, token: string) {
  return `${careersUrl(config, organization)}/applications/${token}`;
}
