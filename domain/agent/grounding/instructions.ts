import { fold } from './words/fold.ts';

const COMMANDS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instruction|instructions|prompt|prompts|rules|guidelines|above|previous|prior|everything)\b/,
  /\b(?:ignoriere|missachte|vergiss)\b.{0,60}\b(?:anweisung|anweisungen|regeln|vorherigen|alles)\b/,
  /\b(?:ignorez|ignore|oubliez|oublie)\b.{0,60}\b(?:instructions|consignes|regles|precedentes)\b/,
  /\b(?:ignora|ignore|olvida|olvide|dimentica)\b.{0,60}\b(?:instrucciones|reglas|anteriores|istruzioni|regole|instrucoes)\b/,
  /\b(?:system|developer) (?:prompt|message|instruction|instructions)\b/,
  /\b(?:as an|you are an?|you re an?|youre an?) (?:ai|language model|llm|assistant|chatbot|model|agent|bot)\b/,
  /\b(?:ai|language model|llm|assistant|chatbot|models?|agents?|bots?)\b.{0,40}\b(?:must|should|shall|please|have to)\b.{0,40}\b(?:write|say|state|claim|mention|include|add|answer|respond|output|recommend|rate|score|hire|print|reply|approve)\b/,
  /\b(?:write|say|state|claim|mention|include|add|answer|respond|output|print|reply|insert)\b.{0,60}\b(?:in|into|to|of|that) (?:the|this|your|every|any) (?:letter|cover letter|application|resume|cv|answer|output|response|candidate|applicant)\b/,
  /\b(?:rate|score|rank|recommend|approve|hire|accept|select) (?:this|the) (?:candidate|applicant|person|resume|cv)\b/,
  /\b(?:candidate|applicant)\b.{0,30}\b(?:must|should|is to) be (?:hired|accepted|approved|recommended|described)\b/,
  /\b(?:new|secret|hidden|following|these|updated) instructions?\b/,
  /\b(?:jailbreak|prompt injection|begin system|end of prompt)\b/,
];
const MARKS =
  /<\/?(?:system|assistant|user|instructions?|prompt)\b|\[\/?(?:INST|SYS)|###\s*(?:system|instruction)|<\|/i;
const LONGEST = 5_000;

/** Whether a text addresses a model instead of a reader. It is handled as data, but no letter repeats it. */
export function looksLikeInstruction(text: string): boolean {
  const folded = fold(text.slice(0, LONGEST));
  return MARKS.test(text) || COMMANDS.some((command) => command.test(folded));
}
