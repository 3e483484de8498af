import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import { emailKey } from '../../domain/common/email.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { slugOf } from '../../domain/common/text/slug.ts';
import type { TemplateValues } from '../../domain/documents/text-template/values.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import type {
  DocumentChanges,
  NewDocumentInput,
  PlatformDocument,
} from '../../domain/paperwork/document.ts';
import type { Employee } from '../../domain/workforce/employee.ts';
import { saveFile } from '../../storage/files/files.ts';
import { findCandidate } from '../../storage/hiring/candidates/candidates.ts';
import { findDefaultOrganization } from '../../storage/hiring/default-organization.ts';
import { idOf } from '../../storage/new-id.ts';
import { findDocumentTemplate } from '../../storage/paperwork/document-templates.ts';
import {
  deletePlatformDocument,
  findDocumentsOf,
  findPlatformDocument,
  insertPlatformDocument,
  renamePlatformDocument,
} from '../../storage/paperwork/platform-documents.ts';
import { findEmployee } from '../../storage/workforce/employees.ts';
import type { Stores } from '../../storage/stores.ts';
import type { AppContext } from '../context.ts';
import { createOnce } from '../create-once.ts';
import { eraseUnusedFile } from '../files/erase-unused-file.ts';
import type { Creation } from '../hiring/creation.ts';
import { findSurvivor } from '../hiring/pipeline/find-survivor.ts';
import { anonymized } from '../hiring/pipeline/require-candidate.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { drawDocument } from './draw-document.ts';

type Judge = (document: PlatformDocument) => void;

/**
 * Makes a document from a template: first the file, then the record in one insert. A file without a record, left by a
 * crash, is erased by the sweep of files. A repeated run returns the document of the first run.
 * @throws AppError `not_found` for the template, `invalid_request` for the target, values and letters.
 */
export async function createDocument(
  ctx: Pick<AppContext, 'stores' | 'fileUses'>,
  { accountId, run }: Creation,
  input: NewDocumentInput,
): Promise<PlatformDocument> {
  const { stores } = ctx;
  const ref = { accountId, id: idOf('platformDocument', run) };
  const earlier = run === null ? null : await findPlatformDocument(stores, ref);
  if (earlier !== null) return earlier;
  const made = await make(ctx, ref, input);
  const kept = await createOnce(stores, made, {
    insert: insertPlatformDocument,
    find: findPlatformDocument,
  });
  if (kept === made) await refuseErased(ctx, made);
  return kept;
}

async function make(
  { stores }: Pick<AppContext, 'stores'>,
  ref: OwnedRef,
  input: NewDocumentInput,
): Promise<PlatformDocument> {
  const { accountId } = ref;
  const template = await findDocumentTemplate(stores, { accountId, id: input.template_id });
  if (template === null) throw noTemplate();
  const target = await findTarget(stores, accountId, input);
  const organization = await findDefaultOrganization(stores, accountId);
  const date = new Date();
  const { format, name = template.name } = input;
  const values = withBuiltIns(input.values, { ...target, organization, date });
  const { id, version, body } = template;
  const { contentType, content } = await drawDocument({
    ...{ accountId, body, values, title: name, format, organization, date },
  });
  const file = await saveFile(stores, { accountId, contentType, content });
  const slug = slugOf(name);
  const filename = `${slug === '' ? 'document' : slug}.${format}`;
  return {
    ...ref,
    template: { id, version, body },
    ...{ name, format },
    ...linkTo(target),
    files: [{ format, fileId: file.id, filename }],
    ...{ createdAt: date, updatedAt: date, version: 1 },
  };
}

/** The person that a document is made for: a candidate, an employee, or none. */
interface Target {
  candidate: Candidate | null;
  employee: Employee | null;
}

interface Known extends Target {
  organization: Organization | null;
  date: Date;
}

function linkTo({ candidate, employee }: Target) {
  const email = (candidate ?? employee)?.email ?? null;
  return {
    candidateId: candidate?.id ?? null,
    employeeId: employee?.id ?? null,
    personKey: email === null ? null : emailKey(email),
  };
}

/** Adds fields that need not be given; given ones take precedence. */
function withBuiltIns(
  values: TemplateValues,
  { candidate, employee, organization, date }: Known,
): TemplateValues {
  const known = [
    ['today', 'today', date.toISOString().slice(0, 'YYYY-MM-DD'.length)],
    ['candidate', 'candidate.name', candidate?.name],
    ['employee', 'employee.name', employee?.name],
    ['employee', 'employee.title', employee?.title],
    ['employee', 'employee.start_date', employee?.startDate],
    ['organization', 'organization.name', organization?.name],
  ] as const;
  const added = known.flatMap(([first, name, value]) =>
    value === undefined || value === null || Object.hasOwn(values, first)
      ? []
      : [[name, value] as const],
  );
  return { ...Object.fromEntries(added), ...values };
}

async function findTarget(
  stores: Stores,
  accountId: string,
  { candidate_id, employee_id }: NewDocumentInput,
): Promise<Target> {
  if (candidate_id !== null && employee_id !== null) {
    throw invalidRequest('employee_id', 'cannot be given together with candidate_id');
  }
  const candidate = await targetCandidate(stores, accountId, candidate_id);
  if (employee_id === null) return { candidate, employee: null };
  const employee = await findEmployee(stores, { accountId, id: employee_id });
  if (employee === null) throw invalidRequest('employee_id', 'is no employee of this account');
  return { candidate, employee };
}

async function targetCandidate(
  stores: Stores,
  accountId: string,
  id: string | null,
): Promise<Candidate | null> {
  if (id === null) return null;
  const candidate = await findSurvivor(stores, { accountId, id });
  if (candidate === null) throw invalidRequest('candidate_id', 'is no candidate of this account');
  if (candidate.anonymizedAt !== null) throw anonymized();
  return candidate;
}

/** A candidate that was anonymised while the document was drawn leaves no document behind. */
async function refuseErased(
  ctx: Pick<AppContext, 'stores' | 'fileUses'>,
  document: PlatformDocument,
): Promise<void> {
  const { accountId, candidateId } = document;
  if (candidateId === null) return;
  const found = await findCandidate(ctx.stores, { accountId, id: candidateId });
  if (found === null || 'mergedInto' in found || found.candidate.anonymizedAt === null) return;
  await remove(ctx, document);
  throw anonymized();
}

/** Changes the name of a document. @throws AppError `not_found`, and any error of `judge`. */
export async function changeDocument(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  { changes, judge }: { changes: DocumentChanges; judge: Judge },
): Promise<PlatformDocument> {
  return retryOnConflict(async () => {
    const read = await findPlatformDocument(stores, target);
    if (read === null) throw new AppError('not_found');
    judge(read);
    const { name = read.name } = changes;
    return name === read.name ? read : renamePlatformDocument(stores, { ...read, name });
  });
}

/** Deletes a document and its file. @throws AppError `not_found`, and any error of `judge`. */
export async function removeDocument(
  ctx: Pick<AppContext, 'stores' | 'fileUses'>,
  target: OwnedRef,
  judge: Judge,
): Promise<void> {
  await retryOnConflict(async () => {
    const document = await findPlatformDocument(ctx.stores, target);
    if (document === null) throw new AppError('not_found');
    judge(document);
    return (await remove(ctx, document)) === null ? null : true;
  });
}

/**
 * Deletes the documents made for candidates or an employee, with their files; returns how many files have to wait.
 * Idempotent.
 */
export async function eraseDocumentsOf(
  ctx: Pick<AppContext, 'stores' | 'fileUses'>,
  accountId: string,
  people: { candidateIds: readonly string[] } | { employeeId: string },
): Promise<number> {
  let held = 0;
  for (const document of await findDocumentsOf(ctx.stores, accountId, people)) {
    held += (await remove(ctx, document)) ?? 1;
  }
  return held;
}

/** How many files have to wait for the sweep; null when another write came first. */
async function remove(
  ctx: Pick<AppContext, 'stores' | 'fileUses'>,
  document: PlatformDocument,
): Promise<number | null> {
  if (!(await deletePlatformDocument(ctx.stores, document))) return null;
  const { accountId, files } = document;
  let held = 0;
  for (const { fileId } of files) {
    if ((await eraseUnusedFile(ctx, { accountId, id: fileId })) === 'held') held += 1;
  }
  return held;
}

function noTemplate(): AppError {
  return new AppError('not_found', {
    details: [{ path: 'template_id', message: 'There is no such template.' }],
  });
}
