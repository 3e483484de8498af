import { evidenceOf, type TextEvidence } from '../../grounding/text-evidence.ts';
import { datesIn } from './dates.ts';
import { foldedWords } from '../../grounding/words/fold.ts';
import { describing, plainWords } from './chat-words.ts';
import { isIdentity, leavesOf, type Leaf, type SourceCall } from './leaf.ts';

/** The sources of a chat's answer. */
export interface ChatSources {
  toolCalls: readonly SourceCall[];
  userMessages: readonly string[];
}

/** The sources, indexed. */
export interface Known {
  calls: readonly SourceCall[];
  leaves: readonly Leaf[];
  evidence: TextEvidence;
  /** Folded words of names and short values in the results. */
  nameWords: ReadonlySet<string>;
  /** The words of the user that equal a text, ignoring case; null for none. */
  said: (text: string) => string | null;
  saidDates: ReadonlySet<string>;
}

export function knownOf({ toolCalls, userMessages }: ChatSources): Known {
  const leaves = leavesOf(toolCalls);
  const texts = new Set([...leaves.map(({ text }) => text), ...userMessages]);
  const nameWords = nameWordsOf(leaves);
  const evidence = evidenceOf([...texts]);
  // A known name is no common noun of a German sentence.
  const words = new Set([...evidence.words].filter((word) => !nameWords.has(word)));
  const isWordPart = (letter: string) => /[\p{L}\p{N}]/u.test(letter);
  return {
    calls: toolCalls.filter(({ status }) => status === 'done'),
    leaves,
    evidence: { ...evidence, words },
    nameWords,
    said(text) {
      const lower = text.toLowerCase();
      for (const message of userMessages) {
        const at = message.toLowerCase().indexOf(lower);
        const isWhole =
          at >= 0 &&
          !isWordPart(message.charAt(at - 1)) &&
          !isWordPart(message.charAt(at + text.length));
        if (isWhole) return message.slice(at, at + text.length);
      }
      return null;
    },
    saidDates: new Set(userMessages.flatMap(datesIn).map(({ date }) => date)),
  };
}

function nameWordsOf(leaves: readonly Leaf[]): Set<string> {
  const named = leaves.filter((leaf) => isIdentity(leaf) || describing.has(leaf.key));
  const words = named
    .filter(({ text }) => /\p{Lu}/u.test(text))
    .flatMap(({ text }) => foldedWords(text));
  return new Set(words.filter((word) => word.length > 2 && !plainWords.has(word)));
}
