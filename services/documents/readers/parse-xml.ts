import { Parser } from 'htmlparser2';
import { UnreadableFile } from './unreadable.ts';

/**
 * A table within a table within a text box is some sixty levels deep. The parser's time grows with the square of the
 * depth.
 */
const MAX_DEPTH = 256;
/** Elements and attributes in all parts of a file. Forty dense pages of Word have under 100,000. */
const MAX_NODES = 250_000;

export interface XmlHandler {
  open(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Returns a parser for the parts of one file, which share limits of depth and size. */
export function createXmlParser(): (xml: string, handler: XmlHandler) => void {
  let nodesLeft = MAX_NODES;
  const countNode = () => {
    nodesLeft -= 1;
    if (nodesLeft < 0) throw new UnreadableFile('The file has too many elements.');
  };
  return (xml, handler) => {
    let depth = 0;
    const parser = new Parser(
      {
        onattribute: countNode,
        onopentag(name, attributes) {
          countNode();
          depth += 1;
          if (depth > MAX_DEPTH) throw new UnreadableFile('The file is nested too deeply.');
          handler.open(name, attributes);
        },
        ontext: (text) => handler.text?.(text),
        onclosetag(name) {
          depth -= 1;
          handler.close?.(name);
        },
      },
      { xmlMode: true },
    );
    parser.end(xml);
  };
}
