import { z } from 'zod';
import { listOf, oneOrMany, optional, optionalText, part } from '../mapping/parse-row.ts';

/** JSON-LD may have a list of one, or `{ "@value": … }`, wherever it has a value. */
function one<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(firstValue, schema);
}

function firstValue(given: unknown): unknown {
  const value: unknown = Array.isArray(given) ? given[0] : given;
  return typeof value === 'object' && value !== null && '@value' in value ? value['@value'] : value;
}

const someText = one(optionalText);

/** A text, or a thing with a name or a code. */
const nameOrThing = z.union([
  z.string(),
  z.object({ name: z.string() }).transform(({ name }) => name),
  z.object({ identifier: z.string() }).transform(({ identifier }) => identifier),
]);
const optionalName = one(nameOrThing.nullable().catch(null));

const placeMembers = z.object({
  name: optionalText,
  address: one(
    z
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
  ),
  geo: part({ latitude: z.coerce.number().catch(NaN), longitude: z.coerce.number().catch(NaN) }),
});

const place = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  placeMembers,
);

const GROUPED = /^\d{1,3}(?:[,'’ ]\d{3})+(?:\.\d+)?$/;
const IN_THOUSANDS = /^\d{1,4}(?:\.\d+)?\s?k$/i;
/** "45,000" is 45000, and so is "45k". Other texts are not changed. */
const stated = z.union([z.number(), z.string().transform(plainAmount)]);

function plainAmount(text: string): string {
  if (GROUPED.test(text.trim())) return text.replace(/[,'’ ]/g, '');
  return IN_THOUSANDS.test(text.trim()) ? String(Number.parseFloat(text) * 1_000) : text;
}

/** Periods as UN/CEFACT codes. */
const UNIT_CODES: Record<string, string> = {
  ...{ HUR: 'HOUR', DAY: 'DAY', WEE: 'WEEK', MON: 'MONTH', ANN: 'YEAR' },
};
const unitCode = optionalText.transform((code) => UNIT_CODES[code?.toUpperCase() ?? ''] ?? null);
const amount = stated.nullable().catch(null);
const bareAmount = stated.transform((value) => ({
  minValue: value,
  maxValue: value,
  ...{ value, unitText: null, unitCode: null, price: null, minPrice: null, maxPrice: null },
}));
const range = {
  ...{ minValue: amount, maxValue: amount, value: amount, unitText: optionalText, unitCode },
  /** Members of a PriceSpecification. */
  ...{ price: amount, minPrice: amount, maxPrice: amount },
};

/** A schema.org JobPosting as pages carry it; other properties are ignored. */
export const jobPosting = z.object({
  title: one(z.string()),
  identifier: one(
    z
      .union([
        z.string(),
        z.number().transform(String),
        z
          .object({ value: z.union([z.string(), z.number()]) })
          .transform(({ value }) => String(value)),
      ])
      .nullable()
      .catch(null),
  ),
  url: optionalText,
  description: someText,
  datePosted: someText,
  dateModified: someText,
  validThrough: someText,
  inLanguage: optionalName,
  employmentType: oneOrMany(z.string()),
  jobLocationType: oneOrMany(z.string()),
  jobLocation: oneOrMany(place),
  applicantLocationRequirements: oneOrMany(nameOrThing),
  hiringOrganization: one(
    z
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
  ),
  salaryCurrency: optionalText,
  /** A text, or amounts next to the currency or in a value of their own. */
  baseSalary: oneOrMany(
    z.union([
      z.string(),
      z.object({
        ...range,
        currency: optionalText,
        priceCurrency: optionalText,
        value: one(optional(z.union([bareAmount, z.object(range)]))),
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
