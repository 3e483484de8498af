import { randomUUID } from 'node:crypto';
import { signInPath } from '../../domain/accounts/console/next-path.ts';
import { boardRole } from '../../domain/boards/board-role.ts';
import { AppError } from '../../domain/common/errors.ts';
import { profileRow } from '../../domain/hiring/organization.ts';
import { language as detectLanguage } from '../../domain/text/language.ts';
import { formPage } from '../../pages/careers/form-page.tsx';
import { rolePage } from '../../pages/careers/role-page.tsx';
import { pageWords } from '../../pages/careers/words.ts';
import { brandStyle } from '../../pages/public/brand.ts';
import { findPosting } from '../../storage/hiring/postings.ts';
import { signedInBy } from '../console/door.ts';
import { contentPolicy } from '../public-pages/content-policy.ts';
import { organizationOf, type Visit } from './careers-page.ts';

/** A role as its page will be, for members of its account. Only the console shows it in a frame. */
export async function showPreview(visit: Visit): Promise<void> {
  const { res, home, language } = visit;
  const preview = await previewOf(visit);
  if (preview === null) return;
  const { organization, role } = preview;
  const html = rolePage({
    language,
    roleLanguage: detectLanguage(role.description_text, null) ?? 'en',
    organization,
    role: { ...role, accepting_applications: true },
    home,
    apply: `${home}/preview/${role.id}/apply`,
    isPreview: true,
  });
  res.send(html);
}

/** The form of a role as it will be. It cannot be sent. */
export async function showFormPreview(visit: Visit): Promise<void> {
  const { res, home, language } = visit;
  const preview = await previewOf(visit);
  if (preview === null) return;
  const { organization, role } = preview;
  const words = pageWords[language];
  const html = formPage({
    language,
    organization,
    heading: `${words.applyFor} ${role.title}`,
    send: words.send,
    home: `${home}/preview/${role.id}`,
    fields: role.application_fields,
    given: new Map(),
    kept: new Map(),
    problems: [],
    submission: randomUUID(),
    isPreview: true,
  });
  res.send(html);
}

/**
 * The role of the signed-in member's account, in any status. Null without a session, after leading to the sign-in page.
 * @throws AppError `not_found`.
 */
async function previewOf(visit: Visit) {
  const { ctx, req, res, role: id } = visit;
  const signedIn = await signedInBy(ctx, req);
  if (signedIn === null) {
    res.status(303).setHeader('Location', signInPath(req.originalUrl));
    res.end();
    return null;
  }
  const { accountId } = signedIn.member;
  const organization = await organizationOf(visit);
  const posting = await findPosting(ctx.stores, { accountId, id });
  if (posting?.organizationId !== organization.id) throw new AppError('not_found');
  const profile = profileRow(organization);
  const brand = brandStyle(profile.brand_color);
  res.setHeader('Content-Security-Policy', contentPolicy({ style: brand, isFramed: true }));
  return { organization: profile, role: boardRole(posting, organization.features, new Date()) };
}
