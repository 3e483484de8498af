import type { TradeId } from './trade.ts';

/** What a fictional employer does. `{company}` stands for its name. */
export interface Industry {
  /** Words behind the invented name. */
  nouns: readonly string[];
  about: readonly string[];
  products: readonly string[];
  users: readonly string[];
  /** Trades it hires for beside those that every employer has. */
  trades: readonly TradeId[];
}

/** Trades that every employer hires for. */
export const commonTrades: readonly TradeId[] = [
  'software',
  'sales',
  'marketing',
  'support',
  'finance',
  'people',
  'product',
  'operations',
];

export const industries: readonly Industry[] = [
  {
    nouns: ['Freight', 'Logistics', 'Shipping'],
    about: [
      '{company} moves goods for small manufacturers who cannot afford a shipping department of their own, by road, rail and short sea routes.',
      '{company} plans and books freight so that trucks run full in both directions, which saves our customers money and a good deal of diesel.',
      '{company} runs warehouses and delivery routes for online shops, from the first pallet in the morning to the last parcel at night.',
    ],
    products: ['route planner', 'booking desk', 'warehouse system', 'customs file'],
    users: ['dispatchers', 'shippers', 'drivers', 'warehouse crews'],
    trades: ['logistics', 'data', 'infrastructure'],
  },
  {
    nouns: ['Health', 'Clinics', 'Care'],
    about: [
      '{company} runs neighbourhood clinics where a patient sees the same team on every visit and never has to repeat a history.',
      '{company} builds the records and appointment tools that community hospitals use to spend less time on paper and more at the bedside.',
      '{company} brings rehabilitation and long-term care into the home, with nurses who plan their own routes and set their own pace.',
    ],
    products: ['patient record', 'appointment book', 'home-visit planner', 'lab portal'],
    users: ['patients', 'nurses', 'practice managers', 'families'],
    trades: ['nursing', 'research', 'data'],
  },
  {
    nouns: ['Pay', 'Ledger', 'Finance'],
    about: [
      '{company} settles payments between small businesses in more than thirty currencies, usually before the invoice would have been printed.',
      '{company} gives shops and workshops an account that does their bookkeeping while they sleep.',
      '{company} lends to growing companies on the strength of their order books rather than their buildings.',
    ],
    products: ['settlement engine', 'merchant account', 'risk model', 'payout service'],
    users: ['merchants', 'accountants', 'treasury teams', 'shop owners'],
    trades: ['security', 'data', 'legal', 'infrastructure'],
  },
  {
    nouns: ['Energy', 'Power', 'Solar'],
    about: [
      '{company} designs, builds and looks after solar roofs and the batteries beneath them, for factories, schools and blocks of flats.',
      '{company} balances the grid minute by minute with thousands of heat pumps, chargers and cold stores.',
      '{company} keeps wind farms turning: we monitor, inspect and repair more than four hundred turbines on land and at sea.',
    ],
    products: ['battery controller', 'grid forecast', 'turbine monitor', 'installer app'],
    users: ['installers', 'grid operators', 'building owners', 'field crews'],
    trades: ['mechanical', 'data', 'machineLearning'],
  },
  {
    nouns: ['Robotics', 'Machines', 'Automation'],
    about: [
      '{company} makes arms and grippers that sort, pack and weld next to people, without a fence between them.',
      '{company} retrofits existing production lines with vision and control systems, so that a plant need not be rebuilt to become modern.',
      '{company} builds small mobile robots that carry linen, meals and medicine through hospitals and hotels.',
    ],
    products: ['motion planner', 'gripper line', 'fleet console', 'vision module'],
    users: ['line engineers', 'plant managers', 'integrators', 'shift crews'],
    trades: ['mechanical', 'machineLearning', 'research', 'infrastructure'],
  },
  {
    nouns: ['Learning', 'Schools', 'Academy'],
    about: [
      '{company} publishes courses that teachers can take apart and put together again for the class in front of them.',
      '{company} runs evening and weekend schools for adults who want to change their trade without losing their income.',
      '{company} helps universities see early which students are struggling, and gives tutors the time to do something about it.',
    ],
    products: ['course builder', 'tutor desk', 'reading app', 'exam service'],
    users: ['teachers', 'students', 'tutors', 'school leaders'],
    trades: ['teaching', 'design', 'data'],
  },
  {
    nouns: ['Foods', 'Kitchens', 'Provisions'],
    about: [
      '{company} cooks lunch for schools and offices from what farms within a hundred kilometres can deliver that week.',
      '{company} makes bread, pickles and ready meals in small factories that stay close to the fields they buy from.',
      '{company} supplies restaurants with produce ordered at midnight and delivered before the first coffee.',
    ],
    products: ['ordering app', 'menu planner', 'cold chain', 'recipe archive'],
    users: ['chefs', 'growers', 'canteens', 'restaurant owners'],
    trades: ['hospitality', 'logistics'],
  },
  {
    nouns: ['Stays', 'Travel', 'Hotels'],
    about: [
      '{company} looks after forty small hotels and the people who run them, from the linen to the booking page.',
      '{company} plans journeys by train and ferry across borders, with one ticket and one person to call when a connection breaks.',
      '{company} turns unused country houses into places to stay and to work, together with the villages around them.',
    ],
    products: ['booking page', 'guest app', 'rail ticket desk', 'revenue planner'],
    users: ['guests', 'hosts', 'travellers', 'reception teams'],
    trades: ['hospitality', 'design'],
  },
  {
    nouns: ['Games', 'Studios', 'Media'],
    about: [
      '{company} makes strategy games that people still play ten years later, and keeps their servers running for as long as they do.',
      '{company} produces documentaries and podcasts, and the tools that let small crews edit them together from different continents.',
      '{company} publishes a music library that film makers can license in a minute and composers can live from.',
    ],
    products: ['game engine', 'editing suite', 'matchmaking service', 'music library'],
    users: ['players', 'editors', 'composers', 'producers'],
    trades: ['design', 'infrastructure', 'machineLearning'],
  },
  {
    nouns: ['Insurance', 'Mutual', 'Assurance'],
    about: [
      '{company} insures boats, bicycles and small workshops, and answers the telephone in under a minute.',
      '{company} is a mutual owned by its members, which has paid claims on farms and forests for three generations.',
      '{company} writes cover for freelancers that starts and stops with each job they take.',
    ],
    products: ['claims desk', 'pricing model', 'member portal', 'broker platform'],
    users: ['members', 'brokers', 'claims handlers', 'freelancers'],
    trades: ['legal', 'data', 'security'],
  },
  {
    nouns: ['Biosciences', 'Therapeutics', 'Labs'],
    about: [
      '{company} studies enzymes from deep lakes and makes them work in medicine, detergents and paper mills.',
      '{company} develops treatments for rare diseases of the kidney together with the few hospitals that see them.',
      '{company} runs laboratories that other scientists can book by the hour, with the instruments and the people who know them.',
    ],
    products: ['assay platform', 'sample archive', 'trial registry', 'sequencing pipeline'],
    users: ['scientists', 'clinicians', 'trial sites', 'lab teams'],
    trades: ['research', 'machineLearning', 'legal'],
  },
  {
    nouns: ['Security', 'Shield', 'Systems'],
    about: [
      '{company} watches over the networks of towns, hospitals and utilities that have no night shift of their own.',
      '{company} checks software before it ships: we read code, attack it in the open and help to mend what we find.',
      '{company} replaces passwords with keys that people already carry, in places where a lost badge is a serious matter.',
    ],
    products: ['detection engine', 'key service', 'audit toolkit', 'incident console'],
    users: ['administrators', 'analysts', 'auditors', 'developers'],
    trades: ['security', 'infrastructure', 'machineLearning', 'legal'],
  },
];
