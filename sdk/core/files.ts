/** A file to send: a `File`, or its name and bytes. */
export type FileInput = File | { filename: string; content: Uint8Array };

/** Whether a value is a file to send. */
function isFile(value: unknown): value is FileInput {
  if (typeof File !== 'undefined' && value instanceof File) return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    'filename' in value &&
    'content' in value &&
    value.content instanceof Uint8Array
  );
}

/** A body to send: a form for `{ file }`, else JSON in which files are `{ filename, content_base64 }`. */
export async function bodyOf(params: unknown, takesForm: boolean): Promise<FormData | string> {
  if (takesForm && typeof params === 'object' && params !== null && 'file' in params) {
    const form = new FormData();
    form.append('file', asFile(params.file as FileInput));
    return form;
  }
  return JSON.stringify(await withBase64(params));
}

function asFile(file: FileInput): File {
  if ('filename' in file) return new File([new Uint8Array(file.content)], file.filename);
  return file;
}

async function withBase64(value: unknown): Promise<unknown> {
  if (isFile(value)) {
    const file = asFile(value);
    return {
      filename: file.name,
      content_base64: base64(new Uint8Array(await file.arrayBuffer())),
    };
  }
  if (Array.isArray(value)) return Promise.all(value.map(withBase64));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(async ([key, member]) => [
    key,
    await withBase64(member),
  ]);
  return Object.fromEntries((await Promise.all(members)) as [string, unknown][]);
}

function base64(bytes: Uint8Array): string {
  let text = '';
  // One call with all bytes as its arguments would exceed the stack.
  for (let at = 0; at < bytes.length; at += 32_768) {
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(text);
}
