import { BUSINESS } from './business.ts';
import { DATA } from './data.ts';
import { DESIGN_AND_PRODUCT } from './design-and-product.ts';
import { EDUCATION_AND_SCIENCE } from './education-and-science.ts';
import { ENGINEERING } from './engineering.ts';
import { HEALTH } from './health.ts';
import { MEDIA_AND_PUBLIC } from './media-and-public.ts';
import { readFamilies, type Family } from './notation.ts';
import { SALES_AND_MARKETING } from './sales-and-marketing.ts';
import { SERVICE } from './service.ts';
import { SUPPORT_AND_OPERATIONS } from './support-and-operations.ts';
import { TRADES } from './trades.ts';

/** All families of roles. A line names one or several of them. */
export const families: readonly Family[] = [
  ENGINEERING,
  DATA,
  DESIGN_AND_PRODUCT,
  SALES_AND_MARKETING,
  BUSINESS,
  SUPPORT_AND_OPERATIONS,
  HEALTH,
  EDUCATION_AND_SCIENCE,
  TRADES,
  SERVICE,
  MEDIA_AND_PUBLIC,
].flatMap(readFamilies);
