import { Fragment, h, type Child } from '../h.ts';

/** A text with `code` in backticks and **strong** words. */
export function Inline({ text }: { text: string }) {
  return (
    <>
      {text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part): Child => {
        if (part.startsWith('`') && part.length > 2) return <code>{part.slice(1, -1)}</code>;
        return part.startsWith('**') ? <strong>{part.slice(2, -2)}</strong> : part;
      })}
    </>
  );
}

/** Paragraphs, and lists whose lines begin with a hyphen. */
export function Blocks({ text }: { text: string }) {
  return (
    <>
      {text.split('\n\n').map((block) =>
        block.startsWith('- ') ? (
          <ul>
            {block.split('\n').map((line) => (
              <li>
                <Inline text={line.slice(2)} />
              </li>
            ))}
          </ul>
        ) : (
          <p>
            <Inline text={block} />
          </p>
        ),
      )}
    </>
  );
}
