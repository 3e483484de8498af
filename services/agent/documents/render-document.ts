import type { DocumentModel } from '../../../domain/documents/document-model.ts';
import {
  documentContentTypes,
  type DocumentFormat,
  type Template,
} from '../../../domain/documents/options.ts';
import { toMarkdown } from '../../../domain/documents/to-markdown.ts';
import { toText } from '../../../domain/documents/to-text.ts';
import { renderDocx } from '../../documents/docx/render-docx.ts';
import { renderPdf } from '../../documents/pdf/render-pdf.ts';

export interface Drawing {
  accountId: string;
  model: DocumentModel;
  template: Template;
  /** The content of a document in the format `json`. */
  data: unknown;
}

type Render = (drawing: Drawing) => Buffer | Promise<Buffer>;

const renderers: Record<DocumentFormat, Render> = {
  pdf: ({ accountId, model, template }) =>
    renderPdf(accountId, { model, template, date: new Date() }),
  docx: ({ accountId, model, template }) => renderDocx(accountId, { model, template }),
  md: ({ model }) => Buffer.from(toMarkdown(model)),
  txt: ({ model }) => Buffer.from(toText(model)),
  json: ({ data }) => Buffer.from(`${JSON.stringify(data, undefined, 2)}\n`),
};

/** Renders a document in a format. Returns bytes and content type. */
export async function renderDocument(
  format: DocumentFormat,
  drawing: Drawing,
): Promise<{ contentType: string; content: Buffer }> {
  return {
    contentType: documentContentTypes[format],
    content: await renderers[format](drawing),
  };
}
