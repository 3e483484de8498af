import { z } from 'zod';
import {
  id,
  optionalFlag,
  optionalId,
  optionalNumber,
  optionalText,
  part,
} from '../mapping/parse-row.ts';

const label = part({ label: optionalText });
const section = part({ title: optionalText, text: optionalText });

/** A row of `GET /v1/companies/{company}/postings`; other members are ignored. */
export const smartListing = z.object({
  id,
  name: z.string(),
  refNumber: optionalId,
  company: part({ identifier: optionalId, name: optionalText }),
  releasedDate: optionalText,
  location: part({
    city: optionalText,
    region: optionalText,
    country: optionalText,
    remote: optionalFlag,
    hybrid: optionalFlag,
    latitude: optionalNumber,
    longitude: optionalNumber,
  }),
  department: label,
  function: label,
  typeOfEmployment: label,
  experienceLevel: label,
  language: part({ code: optionalText }),
});

/** Members that `GET …/postings/{id}` adds. */
export const smartDetail = z.object({
  applyUrl: optionalText,
  postingUrl: optionalText,
  jobAd: part({
    sections: part({
      companyDescription: section,
      jobDescription: section,
      qualifications: section,
      additionalInformation: section,
    }),
  }),
});

export type SmartListing = z.infer<typeof smartListing>;
export type SmartDetail = z.infer<typeof smartDetail>;
