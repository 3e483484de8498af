import type { PublishedField } from '../application-form/form.ts';
import { formValues } from './form-values.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { ownDetail, type OwnDetail } from './own-details.ts';
import { profileOf } from '../../resume/sections/contact.ts';

type Basics = NonNullable<JsonResume['basics']>;

/** The profile members about the account's owner. */
export interface OwnProfile {
  name: string | null;
  email: string;
  phone: string | null;
  location: string | null;
  links: readonly string[];
}

/**
 * Details that fill a field independent of its key. First and last names do not, because splitting a name is a guess.
 */
const PLACE_AND_LINKS = new Set<OwnDetail | null>([
  'place',
  'linkedin',
  'github',
  'xing',
  'website',
]);

/**
 * Answers, by field key, for fields omitted in an application on behalf of an account (decision 0014): name, e-mail,
 * phone, and fields that ask for the applicant's own location or links. Each detail comes from the profile, else from
 * the stored résumé.
 */
export function ownAnswers(
  form: readonly PublishedField[],
  profile: OwnProfile,
  resume: JsonResume | null,
): Record<string, unknown> {
  const basics = joined(profile, resume?.basics ?? {});
  const fields = form.filter((field) => PLACE_AND_LINKS.has(ownDetail(field)));
  const { name, email, phone } = basics;
  return { ...formValues(fields, { basics }), name, email, phone };
}

function joined({ links, location, ...profile }: OwnProfile, basics: Basics): Basics {
  return {
    ...basics,
    name: profile.name ?? basics.name,
    email: profile.email,
    phone: profile.phone ?? basics.phone,
    location: location === null ? basics.location : { city: location },
    url: links.find((link) => profileOf(link) === null) ?? basics.url,
    profiles: [...links.flatMap((link) => profileOf(link) ?? []), ...(basics.profiles ?? [])],
  };
}
