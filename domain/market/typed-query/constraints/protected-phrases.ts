import type { LineWord } from '../line.ts';
import { phraseAt, phraseSet } from './phrases.ts';

const spread = (words: string, join: (word: string) => string): string =>
  words
    .trim()
    .split(/\s*;\s*/)
    .map(join)
    .join(';');
const after = (first: string, words: string): string => spread(words, (word) => `${first} ${word}`);
const before = (last: string, words: string): string => spread(words, (word) => `${word} ${last}`);

/** Ordinary phrases with a word that alone would be a constraint. */
const PHRASES = phraseSet(
  [
    after(
      'remote',
      `sensing; sensed; hands; access; desktop; monitoring; patient monitoring; support tools; support software;
      infrastructure; connectivity; assistance; device; devices; vehicle; vehicles; proctoring; deposit; weapon; weapons;
      viewing; device management; server management; network management; fleet management; control; controls;
      controlled; operated; pilot; piloted; diagnostics; i/o; communities; sensor; sensors; procedure call`,
    ),
    before('remote', 'head of; control'),
    after(
      'virtual',
      `reality; machine; machines; production; prototyping; network; networks; infrastructure; desktop; desktops;
      assets; assistant; assistants`,
    ),
    after(
      'hybrid',
      `cloud; clouds; vehicle; vehicles; car; cars; app; apps; mobile; mobile app; mobile apps; event; events; bond;
      intelligence; electric; it; infrastructure; networking`,
    ),
    after('home office', 'furniture; equipment; department; secretary'),
    after('in person', 'event; events'),
    before('from home', 'away; far'),
    after(
      'lead',
      `generation; gen; generator; generators; abatement; paint; acid; qualification; qualifier; management; nurturing;
      scoring; time; times; free; research; intake; magnet`,
    ),
    after('lead to', 'cash'),
    after(
      'staff',
      `accountant; accountants; nurse; nurses; attorney; writer; writers; augmentation; assistant; pharmacist; physician;
      auditor; chaplain; therapist; psychologist; veterinarian; member; members; sergeant; officer; counsel; training;
      development; management; scheduling; rn; sergeants; recruitment; room`,
    ),
    before(
      'staff',
      `chief of; technical; wait; kitchen; bar; support; administrative; nursing; teaching; cleaning; event; bank;
      general; office; house; floor; medical; hotel; restaurant; ground; security; member of; members of; retail;
      warehouse; catering; hospital; school; crew; shop; front of house`,
    ),
    after('chief of', 'staff; party; police'),
    after(
      'senior',
      `living; care; center; centers; centre; centres; services; citizen; citizens; housing; high; high school; home; homes`,
    ),
    after('junior', 'high; school; college; year; high school; doctor; doctors'),
    after('mid', 'market; school; office; east; shift; day; town; century; cap'),
    after(
      'principal',
      `of the school; dancer; cellist; violist; violin; flute; oboe; horn; trumpet; teacher; investigator; component;
      component analysis`,
    ),
    before(
      'principal',
      'assistant; associate; vice; deputy; school; elementary; primary; secondary; academy',
    ),
    before(
      'director',
      'funeral; art; creative; casting; film; music; choir; artistic; medical; athletic; stage',
    ),
    after('director of', 'photography'),
    after(
      'head',
      `nurse; chef; coach; cook; waiter; waitress; bartender; barista; cashier; teller; baker; gardener; groundskeeper;
      housekeeper; receptionist; porter; lifeguard; trainer; hunter; office; start`,
    ),
    after(
      'executive',
      'assistant; assistants; chef; search; recruiter; housekeeper; coach; coaching; education; protection',
    ),
    spread(
      `assistant to the ceo; assistant to ceo; office of the ceo; ceo office; ceo assistant; cto office; coo coordinator;
      founders associate; founder associate; associate director; c level assistant to`,
      (phrase) => phrase,
    ),
    after(
      'intern',
      `program manager; programme manager; program coordinator; program lead; coordinator; supervisor; manager; recruiter`,
    ),
    after(
      'internship',
      'coordinator; program manager; programme manager; supervisor; manager; recruiter',
    ),
    after('internal', 'medicine; audit; auditor; communications'),
    after('co op', 'store; bank; shop; manager; grocery'),
    after(
      'stage',
      `manager; managers; crew; hand; hands; design; designer; lighting; technician; actor; director; management; set;
      production; electrician; carpenter`,
    ),
    before('stage', 'on; early; late; growth; seed; back; sound; main; centre; center'),
    after(
      'contract',
      `manager; managers; law; lawyer; lawyers; administrator; administrators; administration; specialist; analyst;
      negotiation; negotiator; management; drafting; review; reviewer; attorney; counsel; testing; coordinator; officer;
      compliance; research; manufacturing; cleaning; support specialist; furniture; lifecycle`,
    ),
    before('contract', 'smart; smart legal'),
    before('contracts', 'smart'),
    after('permanent', 'makeup; makeup artist; make up; secretary; magnet; magnets; way; mission'),
    after('temporary', 'works; traffic; exhibition; exhibitions; housing; accommodation'),
    after('temp', 'agency; agencies; control'),
    after(
      'volunteer',
      'coordinator; coordinators; manager; managers; lead; program; engagement; community; management; firefighter',
    ),
    after(
      'graduate',
      'school; admissions; recruitment; recruiter; studies; program manager; programme manager; teaching assistant',
    ),
    after('freelance', 'platform; marketplace'),
    before('manager', 'office; site; account; general'),
    after('office', 'manager; managers; assistant; administrator; cleaner; 365'),
    after('on site', 'manager'),
    after('site', 'reliability; reliability engineer; manager; supervisor; engineer'),
    after('no', 'code; sql; show'),
    after('last', 'mile; mile delivery; line'),
    after('per diem', 'nurse coordinator'),
    after('usa', 'today'),
    after('split', 'testing; test; tests'),
    // Employers and institutions whose name begins with a place.
    `boston scientific; boston dynamics; boston consulting; boston consulting group; manchester united; manchester city;
    munich re; münchener rück; zurich insurance; phoenix contact; oxford nanopore; oxford university press; oxford economics;
    cambridge associates; cambridge analytica; cambridge university press; houston methodist; cleveland clinic; kansas city chiefs;
    texas instruments; texas roadhouse; new york times; new york life; new york fed; washington post; chicago tribune;
    london bridge; london underground; london stock exchange; paris saint germain; american airlines;
    american express; british airways; air france; air canada; air india; swiss re; swiss life; india today; jersey mike's;
    california pizza kitchen; kentucky fried chicken; tennessee titans; virginia mason; delta air lines; lincoln financial;
    california closets; berlin chemie; roman catholic; london business school; santander bank; bank of america;
    philadelphia eagles; dallas cowboys; boston celtics; denver nuggets; portland cement; turkish airlines; singapore airlines`,
    // Studies and other phrases with a word of a place.
    `reading specialist; reading teacher; reading tutor; reading coach; reading interventionist; proof reading;
    bed bath; orange juice; washington state university; turkey farm; central bank; central banking`,
  ].join(';'),
);

/** Number of words at a position that stand together as an ordinary phrase, which no constraint may break; else 0. */
export function protectedSize(line: readonly LineWord[], at: number): number {
  const size = phraseAt(line, at, PHRASES)?.size ?? 0;
  return size > 1 || isCompound(line[at]) ? size : 0;
}

/** Whether a word of the line has several words of the index: "lead-generation". */
function isCompound(word: LineWord | undefined): boolean {
  return (word?.words.length ?? 0) > 1;
}

/** Whether words from a position on would take a part of a protected phrase, and leave the rest. */
export function breaksPhrase(line: readonly LineWord[], at: number, size: number): boolean {
  for (let inside = at + 1; inside < at + size; inside += 1) {
    if (inside + protectedSize(line, inside) > at + size) return true;
  }
  return false;
}
