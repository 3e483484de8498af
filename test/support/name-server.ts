import { createSocket, type Socket } from 'node:dgram';

const HEADER_BYTES = 12;
const TYPE_A = 1;
/** The name of the question, type A, class IN, TTL 60 s, four bytes: 127.0.0.1. */
const ADDRESS_RECORD = Buffer.from(
  'c00c 0001 0001 0000003c 0004 7f000001'.replaceAll(' ', ''),
  'hex',
);

export interface NameServer {
  /** `127.0.0.1:port`. */
  address: string;
  /** Answers all pending queries. */
  wakeUp(): void;
  close(): Promise<void>;
}

/** A real DNS server on loopback: 127.0.0.1 for every name, at first silent for names that begin with `dead`. */
export async function startNameServer(): Promise<NameServer> {
  const unanswered: (() => void)[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const name = nameIn(query);
    const answer = () => socket.send(answerTo(query, name), port, address);
    if (name.startsWith('dead')) unanswered.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    wakeUp() {
      for (const answer of unanswered.splice(0)) answer();
    },
    close: () => closed(socket),
  };
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return labels.join('.');
}

/** One address for IPv4 queries; no data for others. */
function answerTo(query: Buffer, name: string): Buffer {
  const questionEnd = HEADER_BYTES + name.length + 2;
  const isForIpv4 = query.readUInt16BE(questionEnd) === TYPE_A;
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(isForIpv4 ? 1 : 0, 6);
  const question = query.subarray(HEADER_BYTES, questionEnd + 4);
  return Buffer.concat([header, question, ...(isForIpv4 ? [ADDRESS_RECORD] : [])]);
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.close(() => resolve()));
}
