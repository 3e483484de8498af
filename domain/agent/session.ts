import type { AttachedFile } from '../hiring/candidate.ts';
import type { PublishedField } from '../hiring/application-form/form.ts';
import {
  IDLE_MS,
  isOver,
  statusAfter,
  type SessionStatus,
  type SessionStep,
} from './session-lifecycle.ts';
import type { SessionQuestion } from './draft/draft-form.ts';
import type { SessionAnswers } from './draft/session-answer.ts';
import type { PaidTurn } from './paid-turn.ts';
import type { StoredError } from './stored-error.ts';

/** The request that started a session (decision 0021). */
export interface SessionRequest {
  /** The document to apply with; null for the account's own résumé. */
  resumeId: string | null;
  instructions: string | null;
  documents: { coverLetter: boolean; tailoredResume: boolean };
}

export interface SessionMessage {
  role: 'user' | 'agent';
  text: string;
  at: Date;
}

export interface SessionDocument {
  kind: 'tailored_resume' | 'cover_letter';
  id: string;
  files: { format: string; fileId: string; filename: string }[];
  /** As Markdown. */
  text: string;
}

/** A file that answers a file field. */
export type SessionFile = Pick<AttachedFile, 'key' | 'fileId' | 'filename'>;

/** An application that an account makes with AI (decision 0021). */
export interface ApplySession {
  id: string;
  accountId: string;
  jobId: string;
  status: SessionStatus;
  request: SessionRequest;
  fields: PublishedField[];
  answers: SessionAnswers;
  questions: SessionQuestion[];
  /** The files that answer file fields. */
  files: SessionFile[];
  documents: SessionDocument[];
  messages: SessionMessage[];
  /** Number of the current or latest drafting turn, from 1. */
  turn: number;
  /** Fields that the model has been asked since the user's last message. They are not asked, and paid for, again. */
  tried: string[];
  paidTurns: PaidTurn[];
  /** Ids of applied inputs, latest last. */
  inputs: string[];
  application: { id: string; status: string; submittedAt: Date } | null;
  /** Why it failed or is waiting. */
  error: StoredError | null;
  createdAt: Date;
  updatedAt: Date;
  /** When it expires; null once it has ended. */
  expiresAt: Date | null;
  /** Increases with every change that clients can see. */
  version: number;
}

/** The user's input in `continue`: answers by field key, null to leave a field empty, and a message. */
export interface SessionInput {
  id: string;
  answers: SessionAnswers;
  files: SessionFile[];
  message: string | null;
}

/** Number of input ids kept to detect repeats. */
const KNOWN_INPUTS = 100;
const MAX_MESSAGES = 200;

/** A new session in its first turn. */
export function newSession(
  made: Pick<ApplySession, 'id' | 'accountId' | 'jobId' | 'request' | 'fields'>,
  at: Date,
): ApplySession {
  return {
    ...made,
    status: 'drafting',
    answers: {},
    questions: [],
    files: [],
    documents: [],
    messages: [],
    turn: 1,
    tried: [],
    paidTurns: [],
    inputs: [],
    application: null,
    error: null,
    createdAt: at,
    updatedAt: at,
    expiresAt: new Date(at.getTime() + IDLE_MS),
    version: 1,
  };
}

/** The session after a step, with the data of the step; null when it is not allowed or changes nothing. */
export function takeStep(
  session: ApplySession,
  step: SessionStep,
  { at, ...brings }: Partial<ApplySession> & { at: Date },
): ApplySession | null {
  const status = statusAfter(session.status, step);
  if (status === null || status === session.status) return null;
  const expiresAt = isOver(status) ? null : new Date(at.getTime() + IDLE_MS);
  return { ...session, error: null, ...brings, status, updatedAt: at, expiresAt };
}

/** Applies the user's input and starts the next turn. A message makes the model reconsider all fields. */
export function takeInput(
  session: ApplySession,
  { id, answers, files, message }: SessionInput,
  at: Date,
): ApplySession | null {
  const keys = new Set(Object.keys(answers));
  const earlier = Object.entries(session.answers).filter(
    ([key, { source }]) => !keys.has(key) && (message === null || source !== 'model'),
  );
  const said = message === null ? [] : [{ role: 'user' as const, text: message, at }];
  return takeStep(session, 'continue', {
    at,
    answers: { ...Object.fromEntries(earlier), ...answers },
    files: [...session.files.filter(({ key }) => !keys.has(key)), ...files],
    messages: [...session.messages, ...said].slice(-MAX_MESSAGES),
    tried: message === null ? session.tried : [],
    inputs: [...session.inputs, id].slice(-KNOWN_INPUTS),
    turn: session.turn + 1,
  });
}
