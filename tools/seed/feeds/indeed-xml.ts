import { descriptionHtml } from '../html.ts';
import type { Role, SeedSource } from '../role.ts';
import { cdata, parent, XML_DECLARATION } from './xml.ts';

const JOB_TYPES: Partial<Record<string, string>> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
};
const REMOTE_TYPES = { remote: 'Fully remote', hybrid: 'Hybrid remote', on_site: null };

/** A feed of many employers as job boards exchange it. */
export function indeedXmlPayload({ roles, token }: SeedSource): string {
  const { origin, hostname } = new URL(token);
  return `${XML_DECLARATION}${parent('source', [
    cdata('publisher', hostname),
    cdata('publisherurl', origin),
    ...roles.map((role) => toJob(role, origin)),
  ])}\n`;
}

function toJob(role: Role, origin: string): string {
  const [place] = role.places;
  const remoteType = REMOTE_TYPES[role.workplace];
  const members: Record<string, string | null> = {
    title: role.title,
    date: new Date(role.postedAt).toISOString(),
    referencenumber: `${role.employer.slug}-${role.number}`,
    requisitionid: `R-${role.number}`,
    url: `${origin}/view/${role.id}`,
    company: role.employer.name,
    sourcename: role.employer.name,
    city: place?.city ?? null,
    state: place?.region ?? null,
    country: place?.country?.name ?? null,
    email: `people@${role.employer.domain}`,
    description: descriptionHtml(role),
    salary: role.payText,
    jobtype: JOB_TYPES[role.employment] ?? null,
    category: role.department,
    remotetype: remoteType,
    expirationdate: role.closesAt === null ? null : new Date(role.closesAt).toISOString(),
  };
  const stated = Object.entries(members).filter((entry): entry is [string, string] => !!entry[1]);
  return parent(
    'job',
    stated.map(([name, value]) => cdata(name, value)),
  );
}
