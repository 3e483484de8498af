const LONGEST = 80;

/** The title of a chat: the beginning of its first message, in one line of at most 80 characters. */
export function chatTitle(message: string): string {
  const line = message.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const letters = [...line];
  if (letters.length <= LONGEST) return line;
  const cut = letters.slice(0, LONGEST).join('');
  const atWord =
    /^(.{40,79})[\s,;:.–—-]/su.exec(cut)?.[1] ?? letters.slice(0, LONGEST - 1).join('');
  return `${atWord.replace(/[\s,;:.–—-]+$/u, '')}…`;
}
