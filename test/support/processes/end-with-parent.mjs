/**
 * Preloaded into what a fault test starts, with a pipe of jest's as standard input: jest may be interrupted or killed at any
 * moment, and then nobody else is left to end it, or to remove FAULTS_DIRECTORY.
 */
import { rmSync } from 'node:fs';

const directory = process.env['FAULTS_DIRECTORY'];

process.stdin.resume().once('end', () => {
  if (directory) process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  // In order where it knows how to stop in order, else at once.
  if (!process.emit('SIGTERM')) process.exit();
});
// A command that has failed ends at once instead of waiting for jest.
process.stdin.unref();
