import { parentPort } from 'node:worker_threads';
import { readPdf } from '../../services/documents/readers/read-pdf.ts';

parentPort?.on('message', (file: Uint8Array) => {
  void readPdf(file).then(({ lines }) => {
    parentPort?.postMessage(lines.map(({ text }) => text));
  });
});

parentPort?.postMessage('ready');
