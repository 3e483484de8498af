import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import { documentContentTypes } from '../../domain/documents/options.ts';
import { parseBlocks } from '../../domain/documents/text-template/blocks.ts';
import { fillBlocks } from '../../domain/documents/text-template/fill.ts';
import {
  plainModel,
  textOfBlocks,
  type PlainModel,
} from '../../domain/documents/text-template/plain-model.ts';
import type { TemplateValues } from '../../domain/documents/text-template/values.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import type { PaperFormat } from '../../domain/paperwork/document.ts';
import { renderDocx } from '../documents/docx/render-docx.ts';
import { unprintableIn } from '../documents/pdf/unprintable.ts';
import { renderPdf } from '../documents/pdf/render-pdf.ts';

export interface Drawing {
  accountId: string;
  body: string;
  values: TemplateValues;
  title: string;
  format: PaperFormat;
  organization: Organization | null;
  date: Date;
}

/**
 * Fills a template and draws it. The same template, values and date give the same PDF.
 * @throws AppError `invalid_request` for missing values and for letters that no PDF font has; 429 and 503 while the
 * drawing thread has too much to do.
 */
export async function drawDocument(
  drawing: Drawing,
): Promise<{ contentType: string; content: Buffer }> {
  const { format, accountId, date } = drawing;
  const model = modelOf(drawing);
  const contentType = documentContentTypes[format];
  if (format === 'docx') {
    return { contentType, content: await renderDocx(accountId, { model, template: 'classic' }) };
  }
  await refuseUnprintable(model);
  return { contentType, content: await renderPdf(accountId, { model, template: 'classic', date }) };
}

function modelOf({ body, values, title, organization }: Drawing): PlainModel {
  const filled = fillBlocks(parseBlocks(body), values);
  if ('faults' in filled) throw new AppError('invalid_request', { details: filled.faults });
  const author = organization?.name ?? '';
  const country = organization?.locations[0]?.country ?? null;
  return plainModel(filled.blocks, { title, author, country });
}

async function refuseUnprintable(model: PlainModel): Promise<void> {
  const { letters, signs } = await unprintableIn([textOfBlocks(model.blocks)]);
  const missing = [...letters, ...signs];
  if (missing.length === 0) return;
  const shown = missing.slice(0, 10).join(' ');
  throw invalidRequest('format', `the PDF fonts have no characters for ${shown}; docx takes them`);
}
