import { firstMatch, type Rule } from './first-match.ts';
import type { SeniorityLevel } from '../enums.ts';

const RANK =
  '(?:c[etfomiprdcsla]o|ciso|chro|chief \\w+ officer|(?:co-?)?founders?|(?:vice[ -])?president|[sea]?vp|(?:managing )?director)';
/**
 * The rank belongs to the supported person, not to the role: "Assistant to the CEO", "Office of the CEO", "CTO's
 * Office", "COO Coordinator".
 */
const SERVED = new RegExp(
  `\\b${RANK} (?:office )?(?:assistant|coordinator|clerk|secretary|associate|administrator|liaison|support|office manager)\\b|\\b(?:to|office of) (?:the )?${RANK}\\b|\\b${RANK}['’]s? office\\b|\\bfounders?['’]?s? associate\\b`,
  'gi',
);

/** The first match decides: "Senior Manager" is a manager, "VP of Engineering" is not an engineer. */
const TITLES: Rule<SeniorityLevel>[] = [
  [
    'internship',
    /\bintern(?:s|ships?)?\b(?! (?:program(?:me)? (?:manager|coordinator|lead)|coordinator|supervisor|manager|recruiter)\b)|\bpraktik(?:um|ant(?:in)?)\b|\bwerkstudent(?:in)?\b|\bworking student\b|\bco-op\b(?! (?:store|bank|shop|manager|grocery))|\bapprentice(?:ship)?\b|\bstagiaire\b|\bestagi[aá]ri[oa]\b|\bbecari[oa]s?\b|\bpasantes?\b|\bpasantía\b|\bpracticante\b/i,
  ],
  [
    'new_grad',
    /\bnew[ -]?grad(?:uate)?s?\b|\brecent graduate\b|\buniversity grad(?:uate)?\b|\bgraduate (?:programme?|scheme|(?:(?:software|civil|mechanical|electrical|data|structural|process) )?(?:engineer|analyst|developer|consultant|accountant|trainee))\b|\bearly career\b|\bcampus hire\b/i,
  ],
  ['vp', /\b(?:s|e|a)?vp\b|\bvice[ -]president\b/i],
  [
    'executive',
    /\bchief (?!of staff)\w+(?: \w+){0,2} officer\b|\bc(?:e|t|f|o|m|i|p|r|d|c|s|l|a)o\b|\bciso\b|\bchro\b|\b(?:managing|executive) director\b|\bpresident\b|\b(?:co-?)?founder\b(?!['’]?s)|\bgeschäftsführer(?:in)?\b/i,
  ],
  [
    'director',
    /(?<!\bfuneral )\bdirector\b(?! of photography)|\bdir\b\.?|\bhead of\b|\bhead,|\bglobal head\b|\bdirecteur\b|\bdirectora\b/i,
  ],
  [
    'principal',
    /(?<!\b(?:assistant|associate|vice|deputy|school|elementary|primary|secondary|academy) )\bprincipal\b(?! (?:of (?:the )?(?:school|academy)|dancer|cellist|violist|violin|flute|oboe|horn|trumpet|teacher)\b)(?!.{0,40}\b(?:elementary|(?:high|middle|primary) school)\b)|\bdistinguished\b|\bprin\b\.?|\b(?:technical|engineering|ibm) fellow\b|\bfellow engineer\b/i,
  ],
  [
    'staff',
    /(?<!\b(?:chief of|technical|wait|kitchen|bar|support|administrative|nursing|teaching|cleaning|event|bank|general|office|house) )\bstaff\b(?! (?:accountant|nurse|attorney|writer|augmentation|assistant|pharmacist|physician|auditor|chaplain|therapist|psychologist|veterinarian|member|sergeant|officer|counsel|training|development)\b)/i,
  ],
  [
    'lead',
    /\b(?:team|tech|technical|engineering|product|design|data|group|shift|project)[ -]lead\b|\bhead (?:nurse|chef|coach|cook|waiter|waitress|bartender|barista|cashier|teller|baker|gardener|groundskeeper|housekeeper|receptionist|porter|lifeguard|trainer)\b|\blead\b(?![ -](?:gen|abatement|paint|acid|qualif|safe))|\bteamleit(?:er|erin|ung)\b|\bsupervisor\b|\bforeman\b/i,
  ],
  [
    'manager',
    /\b(?:engineering|people|general|senior|sr\.?|office|store|regional|area|district|operations|branch|plant|restaurant|hiring|team|department)\s+manager\b|\bmanager,|\bmanager of\b|\bmanager\s*(?:[-–—(]|$)|\bleiter(?:in)?\b|\bgerente (?:de|general)\b|\bresponsable (?:de|d[’'])/i,
  ],
  [
    'senior',
    /\bs[eêé]nior\b(?! (?:living|care|centers?|centre|services|citizens?|housing|high)\b)|\bsr\b\.?|\bsnr\b\.?|\bexperienced\b|\b(?:engineer|developer|scientist|analyst|designer)\s+(?:iii|3|iv)\b/i,
  ],
  [
    'entry',
    /\bj[uú]nior\b(?! (?:high|school|college|year)\b)|\bjr\b\.?|\bentry[ -]level\b|\bassociate\b(?= (?:software|engineer|developer|product|designer|consultant|data))|\btrainee\b|\b(?:engineer|developer|scientist|analyst|designer)\s+(?:i|1)\b/i,
  ],
  [
    'mid',
    /\bmid(?:dle)?(?:[ -]level)?\b(?![ -]?(?:market|school|office|east|shift|day|town))|\bintermediate\b|\bpleno\b|\b(?:engineer|developer|scientist|analyst|designer)\s+(?:ii|2)\b/i,
  ],
];

/** "Product Manager" and similar titles are professions, not management levels. */
const TRADE_MANAGER =
  /\b(?:stage|product|program|programme|project|account|success|marketing|community|content|brand|campaign|case|social media|partner|partnerships?|relationship|delivery|release|sales|category|growth|vendor|change|risk|contracts?|property|office|portfolio|territory|channel|implementation|onboarding|technical account|knowledge|events?|communications?|accounts) manager\b/i;

/** "Manager/Supervisor of Staff" in this order is a manager. */
const LABELS: Rule<SeniorityLevel>[] = [
  ['internship', /\bintern(?:ship)?\b|student/i],
  ['new_grad', /new grad|graduate/i],
  ['executive', /executive|c-?level|chief/i],
  ['vp', /\bvp\b|vice president/i],
  ['director', /director|head/i],
  ['principal', /principal|distinguished/i],
  ['manager', /(?<!\bnon[ -])manage(?:r|ment)/i],
  ['staff', /\bstaff\b/i],
  ['lead', /\blead\b|supervisor/i],
  ['entry', /entry|junior|no[ _]experience/i],
  ['mid', /mid|associate|intermediate|experienced|professional/i],
  ['senior', /senior|\bsr\b/i],
];

/** The level in a title ("Sr. Engineer" → senior), else that of the source's label, else null. */
export function seniorityLevel(title: string, label: string | null): SeniorityLevel | null {
  return levelOfTitle(title) ?? (label === null ? null : firstMatch(LABELS, label));
}

/** Names of the team or of the place follow it. */
const TEAM = / [-–—|] |, | of the /;
const BRACKETS = /\([^()]*\)/g;
/** They decide wherever they stand: "Software Engineer I - Internship". */
const STAGES: readonly (SeniorityLevel | null)[] = ['internship', 'new_grad'];

/** A noun of a role at the end of a text: "Finance - Senior Analyst" is a role of a team. */
const ROLE_NOUN =
  /(?:er|or|eur|euse|rin|ist[ae]?|ian|ien(?:ne)?|ant[e]?|man|woman|nurse|clerk|chef|cook|lead|architect|executive|associate|intern|rep|counsel|attorney|advocate|analyst|coach|agent|aide|pilot|mechanic|trainee)s?\W*$/i;
const LEVEL_WORDS =
  /\b(?:senior|sr|junior|jr|j[uú]nior|s[eêé]nior|mid|entry|level|staff|principal|lead|leader|head|manager|director|vp|vice|president|chief|executive|experienced|intermediate|associate|i{1,3}|iv|and|or|to|of|\d)\b/gi;
const RANK_OF =
  /^\W*(?:head|director|[sea]?vp|vice president|chief|manager|lead)\b(?: of\b|,|\W*$)/i;

/**
 * The role's own words come before those of its team: "Junior Developer - Team Lead Support". Behind the role a level
 * counts where it stands alone or with a role of its own, not in the name of a team: "Nurse, Junior Doctors Ward".
 */
function levelOfTitle(title: string): SeniorityLevel | null {
  const level = levelIn(title);
  if (level === null || STAGES.includes(level)) return level;
  const [role = '', ...others] = title.split(TEAM);
  const own = levelIn(role.replace(BRACKETS, ' ')) ?? levelIn(role);
  if (own !== null || others.length === 0) return own ?? level;
  const named = others.find((part) => levelIn(part) !== null && isLevelOrRole(part));
  return named === undefined ? null : levelIn(named);
}

function isLevelOrRole(part: string): boolean {
  const text = part.replace(BRACKETS, ' ');
  const isLevel = !/\p{L}/u.test(text.replace(LEVEL_WORDS, ' '));
  return isLevel || ROLE_NOUN.test(text) || RANK_OF.test(text);
}

function levelIn(title: string): SeniorityLevel | null {
  const own = title.replace(SERVED, ' ');
  const level = firstMatch(TITLES, own);
  if (level !== 'manager' || !TRADE_MANAGER.test(own)) return level;
  return firstMatch(
    TITLES.filter(([name]) => name !== 'manager'),
    own,
  );
}
