import { z } from 'zod';
import { listOf, oneOrMany, optional, optionalText, part } from '../mapping/parse-row.ts';

/** A text, or a thing with a name. */
const nameOrThing = z.union([
  z.string(),
  z.object({ name: z.string() }).transform(({ name }) => name),
]);
const optionalName = nameOrThing.nullable().catch(null);

const place = z.object({
  name: optionalText,
  address: z
    .union([
      z.string().transform((text) => ({ text })),
      z.object({
        addressLocality: optionalText,
        addressRegion: optionalText,
        addressCountry: optionalName,
      }),
    ])
    .nullable()
    .catch(null),
  geo: part({ latitude: z.coerce.number().catch(NaN), longitude: z.coerce.number().catch(NaN) }),
});

const GROUPED = /^\d{1,3}(?:[,'’ ]\d{3})+(?:\.\d+)?$/;
/** "45,000" is 45000. Other texts are not changed. */
const stated = z.union([
  z.number(),
  z.string().transform((text) => (GROUPED.test(text.trim()) ? text.replace(/[,'’ ]/g, '') : text)),
]);
const amount = stated.nullable().catch(null);
const bareAmount = stated.transform((value) => ({
  minValue: value,
  maxValue: value,
  value,
  unitText: null,
}));
const range = { minValue: amount, maxValue: amount, value: amount, unitText: optionalText };

/** A schema.org JobPosting as pages carry it; other properties are ignored. */
export const jobPosting = z.object({
  title: z.string(),
  identifier: z
    .union([
      z.string(),
      z.number().transform(String),
      z
        .object({ value: z.union([z.string(), z.number()]) })
        .transform(({ value }) => String(value)),
    ])
    .nullable()
    .catch(null),
  url: optionalText,
  description: optionalText,
  datePosted: optionalText,
  dateModified: optionalText,
  validThrough: optionalText,
  inLanguage: optionalName,
  employmentType: oneOrMany(z.string()),
  jobLocationType: oneOrMany(z.string()),
  jobLocation: oneOrMany(place),
  applicantLocationRequirements: oneOrMany(nameOrThing),
  hiringOrganization: z
    .union([
      z.string().transform((name) => ({ name, sameAs: null, url: null, logo: null })),
      z.object({
        name: z.string(),
        sameAs: optionalText,
        url: optionalText,
        logo: z
          .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
          .nullable()
          .catch(null),
      }),
    ])
    .nullable()
    .catch(null),
  salaryCurrency: optionalText,
  /** A text, or amounts next to the currency or in a value of their own. */
  baseSalary: oneOrMany(
    z.union([
      z.string(),
      z.object({
        ...range,
        currency: optionalText,
        /** Members of a PriceSpecification. */
        priceCurrency: optionalText,
        price: amount,
        minPrice: amount,
        maxPrice: amount,
        value: optional(z.union([bareAmount, z.object(range)])),
      }),
    ]),
  ),
});

/** A list of postings on pages of their own. */
export const itemList = z.object({
  itemListElement: listOf(
    z.union([
      z.string(),
      z.object({ url: z.string() }).transform(({ url }) => url),
      z.object({ item: z.string() }).transform(({ item }) => item),
      z.object({ item: z.object({ url: z.string() }) }).transform(({ item }) => item.url),
    ]),
  ),
});

export type JobPosting = z.infer<typeof jobPosting>;
