import { open } from 'node:fs/promises';
import { within } from '../../domain/common/within.ts';
import { isPaused, type ProcessMark } from '../dev-servers/processes/alive.ts';
import { logFileOf, type Cluster } from './cluster.ts';
import type { Part } from './part.ts';

const ANSWER_MS = 3_000;
const TAIL_BYTES = 64 * 1024;
const LONGEST_WORDS = 100;

export interface PartStatus {
  part: string;
  state: 'running' | 'paused' | 'stopped';
  pid: number | null;
  /** How far behind it is, or that it does not answer. */
  lag: string;
  /** The latest error in its log, shortened; empty when there is none in its latest 64 KiB. */
  lastError: string;
}

/** The state of every part, asked at once. */
export function statusOf(cluster: Cluster): Promise<PartStatus[]> {
  return Promise.all(cluster.parts.map((part) => partStatus(cluster, part)));
}

async function partStatus(cluster: Cluster, part: Part): Promise<PartStatus> {
  const process = await cluster.processOf(part);
  const state = process === undefined ? 'stopped' : await stateOf(process);
  const lag = state === 'running' ? part.lag().catch(() => 'does not answer') : '';
  return {
    part: part.name,
    state,
    pid: process?.pid ?? null,
    lag: await within(Promise.resolve(lag), ANSWER_MS, 'does not answer'),
    lastError: lastErrorIn(await tailOf(logFileOf(cluster.ground.directory, part))),
  };
}

async function stateOf(process: ProcessMark): Promise<'running' | 'paused'> {
  return (await isPaused(process)) ? 'paused' : 'running';
}

/** The latest line of an error: of Openrole and Temporal in JSON, of the others as text. */
export function lastErrorIn(log: string): string {
  const lines = log.trimEnd().split('\n').reverse();
  for (const line of lines) {
    const words = errorIn(line);
    if (words !== undefined) return words.slice(0, LONGEST_WORDS);
  }
  return '';
}

/** pino's level of errors. */
const ERROR_LEVEL = 50;

function errorIn(line: string): string | undefined {
  if (!line.startsWith('{')) return /\b(?:ERROR|FATAL)\b/u.test(line) ? line : undefined;
  const entry = parsed(line);
  const { level, msg, err, error } = entry;
  const isError = typeof level === 'number' ? level >= ERROR_LEVEL : level === 'error';
  if (!isError) return undefined;
  const reason = typeof error === 'string' ? error : (err as { message?: unknown } | null)?.message;
  return [msg, reason].filter((part) => typeof part === 'string').join(': ');
}

function parsed(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}

async function tailOf(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return '';
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(Math.min(size, TAIL_BYTES)),
      position: Math.max(0, size - TAIL_BYTES),
    });
    return buffer.subarray(0, bytesRead).toString();
  } finally {
    await file.close();
  }
}
