import type { Request, Response } from 'express';
import { smallForm } from '../input/form-bounds.ts';
import { readForm, textsOf } from '../input/read-form.ts';
import { withoutBlanks } from '../../domain/common/without-blanks.ts';

/** The fields that were filled in on the page of a secret link, by name, trimmed. */
export async function readFilledIn(req: Request): Promise<Record<string, string>> {
  const fields = Object.entries(textsOf(await readForm(req, smallForm)));
  return withoutBlanks(Object.fromEntries(fields.map(([name, value]) => [name, value.trim()])));
}

/** Answers a form with 303 to its page. The address is relative, so that it holds behind any proxy. */
export function backToPage(res: Response, token = ''): void {
  res.status(303).setHeader('Location', encodeURIComponent(token)).end();
}
