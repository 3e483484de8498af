import { given } from '../common/given.ts';
import { z } from 'zod';
import { line, paragraph } from '../common/text/input-text.ts';
import { webAddress } from '../common/web-address.ts';
import type { Place } from '../places/place.ts';
import { jobPlaceSchema, placeRow } from '../market/job-row.ts';
import {
  defaultFeatures,
  featuresInput,
  featuresRow,
  featuresSchema,
  withFeatures,
  type BoardFeatures,
} from './board-features.ts';
import { placesInput, resolvePlaces } from './places.ts';

/** An employer brand with a public board of its own (decision 0011). */
export interface Organization {
  id: string;
  accountId: string;
  /** Unique in the installation; part of the board's URL. */
  slug: string;
  name: string;
  tagline: string | null;
  description: string | null;
  website: string | null;
  logoUrl: string | null;
  coverUrl: string | null;
  /** `#rrggbb`. */
  brandColor: string | null;
  locations: Place[];
  /** URLs by name of the network. */
  socialLinks: Record<string, string>;
  features: BoardFeatures;
  /** Increases with every visible change of the board; its ETag. */
  boardRevision: number;
  /** Increases with every change of the organization. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The members that its owner sets. */
export type OrganizationProfile = Omit<
  Organization,
  'id' | 'accountId' | 'boardRevision' | 'version' | 'createdAt' | 'updatedAt'
>;

const slug = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/,
    'must be 1 to 80 lower-case letters, digits and hyphens',
  );
const socialLinks = z
  .record(z.string().regex(/^[a-z][a-z0-9_]{0,29}$/, 'must be a short lower-case name'), webAddress)
  .refine((links) => Object.keys(links).length <= 20, 'must hold at most 20 links');

const profileInput = {
  tagline: line(200).nullable().exactOptional(),
  description: paragraph(10_000).nullable().exactOptional(),
  website: webAddress.nullable().exactOptional(),
  logo_url: webAddress.nullable().exactOptional(),
  cover_url: webAddress.nullable().exactOptional(),
  brand_color: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #1a7f64')
    .nullable()
    .exactOptional(),
  locations: placesInput.nullable().exactOptional(),
  social_links: socialLinks.nullable().exactOptional(),
  features: featuresInput.exactOptional(),
};

/** Body of POST /company-organizations. */
export const newOrganizationInput = z.strictObject({
  name: line(120),
  slug: slug
    .exactOptional()
    .meta({ description: 'Slug of the public board. The default is made from the name.' }),
  ...profileInput,
});
export type NewOrganizationInput = z.infer<typeof newOrganizationInput>;

/** PATCH /company-organizations/{id}. The slug cannot change, because every link to the board contains it. */
export const organizationChanges = z.strictObject({
  name: line(120).exactOptional(),
  ...profileInput,
});
export type OrganizationChanges = z.infer<typeof organizationChanges>;

/** PUT /jobs/post/organization: chooses, changes or creates the default organization. */
export const defaultOrganizationInput = organizationChanges.extend({
  slug: slug.exactOptional(),
  organization_id: z
    .string()
    .exactOptional()
    .meta({ description: 'Makes this organization the default.' }),
});

/** Branding, profile and features of an organization, which are public (decision 0012). */
export const profileSchema = z.object({
  slug: z.string().meta({ example: 'acme-robotics' }),
  name: z.string().meta({ example: 'Acme Robotics' }),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  logo_url: z.string().nullable(),
  cover_url: z.string().nullable(),
  brand_color: z.string().nullable(),
  locations: z.array(jobPlaceSchema),
  social_links: z.record(z.string(), z.string()),
  features: featuresSchema,
});
profileSchema.register(z.globalRegistry, { id: 'OrganizationProfile' });

export const organizationSchema = z.object({
  id: z.string().meta({ example: 'org_0NaQ8xT2v7Bd1kZp4mXw' }),
  ...profileSchema.shape,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version: z.int(),
});
organizationSchema.register(z.globalRegistry, { id: 'Organization' });
export type OrganizationRow = z.infer<typeof organizationSchema>;

/** The profile of an organization with only a name. */
export function emptyProfile(name: string, slugOfName: string): OrganizationProfile {
  return {
    slug: slugOfName,
    name,
    tagline: null,
    description: null,
    website: null,
    logoUrl: null,
    coverUrl: null,
    brandColor: null,
    locations: [],
    socialLinks: {},
    features: defaultFeatures,
  };
}

/** The profile after a partial update: an absent member is unchanged, null clears it (decision 0001). */
export function changedProfile(
  profile: OrganizationProfile,
  changes: OrganizationChanges,
): OrganizationProfile {
  const { tagline, description, website, locations } = changes;
  const { logo_url: logo, cover_url: cover, brand_color: color, social_links: links } = changes;
  return {
    slug: profile.slug,
    name: changes.name ?? profile.name,
    tagline: given(tagline, profile.tagline),
    description: given(description, profile.description),
    website: given(website, profile.website),
    logoUrl: given(logo, profile.logoUrl),
    coverUrl: given(cover, profile.coverUrl),
    brandColor: given(color, profile.brandColor),
    locations: locations === undefined ? profile.locations : resolvePlaces(locations ?? []),
    socialLinks: links === undefined ? profile.socialLinks : (links ?? {}),
    features: withFeatures(profile.features, given(changes.features, {}), defaultFeatures),
  };
}

/** The public wire form, for the board. */
export function profileRow(profile: OrganizationProfile): z.infer<typeof profileSchema> {
  return {
    slug: profile.slug,
    name: profile.name,
    tagline: profile.tagline,
    description: profile.description,
    website: profile.website,
    logo_url: profile.logoUrl,
    cover_url: profile.coverUrl,
    brand_color: profile.brandColor,
    locations: profile.locations.map(placeRow),
    social_links: profile.socialLinks,
    features: featuresRow(profile.features),
  };
}

/** The wire form for its owner. */
export function organizationRow(organization: Organization): OrganizationRow {
  return {
    id: organization.id,
    ...profileRow(organization),
    created_at: organization.createdAt.toISOString(),
    updated_at: organization.updatedAt.toISOString(),
    version: organization.version,
  };
}
