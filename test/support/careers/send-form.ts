import type { TestApi } from '../start-api.ts';

let calls = 0;

export interface FormAnswer {
  status: number;
  html: string;
  location: string | null;
}

/** Sends a filled-in form of a careers page, each time from another address. The API trusts one proxy. */
export async function sendForm(api: TestApi, path: string, form: FormData): Promise<FormAnswer> {
  calls += 1;
  const answer = await fetch(api.url + path, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.2.${Math.floor(calls / 250)}.${calls % 250}` },
    body: form,
    redirect: 'manual',
  });
  const { status, headers } = answer;
  return { status, html: await answer.text(), location: headers.get('location') };
}

/** A form with these values. */
export function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

/** The value of the first input of a page with that name; empty without one. */
export function valueIn(html: string, name: string): string {
  const [, after = ''] = html.split(`name="${name}"`, 2);
  const [tag = ''] = after.split('>', 1);
  return tag.split(' value="', 2)[1]?.split('"', 1)[0] ?? '';
}
