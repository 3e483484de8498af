import { answerTasks } from '../../services/threads/answer-tasks.ts';
import { parseJson, type ParsedJson } from './parse-json.ts';

/** A large JSON text, and the bound of its members and elements. */
export interface JsonTask {
  bytes: Uint8Array;
  maxNodes: number;
}

/** The thread in which large JSON texts are parsed. */
export default answerTasks(({ bytes, maxNodes }: JsonTask): Promise<ParsedJson> => {
  const { buffer, byteOffset, byteLength } = bytes;
  return Promise.resolve(parseJson(Buffer.from(buffer, byteOffset, byteLength), maxNodes));
});
