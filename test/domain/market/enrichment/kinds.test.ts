import { describe, expect, test } from '@jest/globals';
import { employmentType } from '../../../../domain/market/enrichment/employment.ts';
import { language } from '../../../../domain/text/language.ts';
import { seniorityLevel } from '../../../../domain/market/enrichment/seniority.ts';
import { workplaceType } from '../../../../domain/market/enrichment/workplace.ts';

interface Stated {
  title?: string;
  place?: string;
  flag?: boolean | null;
  label?: string | null;
}

function workplace({ title = 'Engineer', place = '', flag = null, label = null }: Stated) {
  return workplaceType({
    title,
    places: [{ text: place }],
    remoteFlag: flag,
    workplaceLabel: label,
  });
}

describe('the level of the role comes before words of its team', () => {
  test.each([
    ['Junior Analyst - Team Lead Office', 'entry'],
    ['Engineer II - Senior Platform Group', 'mid'],
    ['Senior Manager, Staff Programs', 'manager'],
    ['Junior Buyer of the Director Team', 'entry'],
    ['Software Engineer I - Internship', 'internship'],
    ['Engineer, Senior', 'senior'],
    ['Principal, Lincoln Elementary', null],
  ])('%s: %s', (title, level) => expect(seniorityLevel(title, null)).toBe(level));
});

describe('workplaceType: three values, without guessing', () => {
  test.each([
    ['a label wins over flag and text', { label: 'Hybrid', flag: true, place: 'Remote' }, 'hybrid'],
    ['labels of the vendors', { label: 'OnSite' }, 'on_site'],
    ['labels in capitals', { label: 'ON_SITE' }, 'on_site'],
    ['a true flag', { flag: true, place: 'Berlin' }, 'remote'],
    ['a "not remote" flag says nothing', { flag: false, place: 'Berlin' }, null],
    ['the location says remote', { place: 'Remote - US', flag: null }, 'remote'],
    ['the location says hybrid', { place: 'London (hybrid)', flag: true }, 'hybrid'],
    ['the location says on-site', { place: 'Irvine, CA (Onsite)' }, 'on_site'],
    ['several are offered', { place: 'U.S. Hybrid/Remote' }, null],
    ['remote is only possible', { place: 'Los Angeles (Remote Accepted)' }, null],
    ['the title says remote', { title: 'Engineer (Remote)', place: 'Austin' }, 'remote'],
    ['a place or remote is remote', { place: 'New York Office (or Remote)' }, 'remote'],
    ['the title says remote first', { title: 'Remote Sales Agent' }, 'remote'],
    ['but the source does not', { title: 'Remote Sales Agent', flag: false }, null],
    ['set apart it stands', { title: 'Counsel (Europe Remote)', flag: false }, 'remote'],
    ['behind a dash too', { title: 'Account Executive - US Remote', flag: false }, 'remote'],
    ['hybrid stands as well', { title: 'Remote Agent (Hybrid)', flag: false }, 'hybrid'],
    ['a thing and a workplace', { title: 'Remote Sensing Engineer (Remote)' }, 'remote'],
    ['nobody said', {}, null],
  ] as [string, Stated, string | null][])('%s', (_name, stated, type) => {
    expect(workplace(stated)).toBe(type);
  });

  test.each([
    'Remote Sensing Engineer',
    'Virtual Reality Engineer',
    'Virtual Machine Engineer',
    'Remote Hands Technician',
    'Engineer, Remote Access',
    'Nurse, Remote Patient Monitoring',
    'Home Office Furniture Designer',
  ])('%s names a thing, not a workplace', (title) => {
    expect(workplace({ title, flag: false })).toBeNull();
    expect(workplace({ title })).toBeNull();
  });

  test.each([
    'Agent (Virtual)',
    'Agent - Virtual',
    'Agent (Home Office)',
    'Agent, 100% Homeoffice',
  ])('%s names a workplace', (title) => {
    expect(workplace({ title })).toBe('remote');
  });
});

describe('employmentType: label, then title, then statements of the text', () => {
  test.each([
    [{ label: 'FullTime', title: 'Intern', text: '' }, 'full_time'],
    [{ label: 'fulltime_permanent', title: '', text: '' }, 'full_time'],
    [{ label: 'PART_TIME', title: '', text: '' }, 'part_time'],
    [{ label: 'Freelance', title: '', text: '' }, 'contract'],
    [{ label: 'FULL_TIME, PART_TIME', title: 'Therapist (Part-time)', text: '' }, null],
    [{ label: null, title: 'Pfleger (Voll-/Teilzeit)', text: '' }, null],
    [{ label: null, title: 'Software Engineer Intern', text: '' }, 'internship'],
    [{ label: null, title: 'Internal Auditor', text: '' }, null],
    [{ label: null, title: 'Contract Manager', text: '' }, null],
    [{ label: null, title: 'Technical Sourcer (Contract)', text: '' }, 'contract'],
    [{ label: null, title: 'Part-time or Full-time Therapist', text: '' }, null],
    [{ label: null, title: 'Werkstudent:in Marketing', text: '' }, 'internship'],
    [{ label: null, title: 'Therapist', text: '**Job Type:** Part-time' }, 'part_time'],
    [{ label: null, title: 'Therapist', text: 'This is a full-time role in Berlin.' }, 'full_time'],
    [
      { label: null, title: 'Engineer', text: 'We offer a 401(k), parental leave and equity.' },
      'full_time',
    ],
    [{ label: null, title: 'Engineer', text: 'We offer a 401(k). Contractors are welcome.' }, null],
    [{ label: null, title: 'Engineer', text: 'Build things.' }, null],
  ] as [{ label: string | null; title: string; text: string }, string | null][])(
    '%j is %s',
    ({ label, title, text }, type) => {
      expect(employmentType(label, title, text)).toBe(type);
    },
  );
});

describe('employmentType: the meaning of a whole label', () => {
  test.each([
    ['Unbefristet', 'full_time'],
    ['unbefristet, Vollzeit', 'full_time'],
    ['Teilzeit, unbefristet', 'part_time'],
    ['Befristeter Vertrag', 'temporary'],
    ['Vollzeit, befristet', 'temporary'],
    ['Permanent contract', 'full_time'],
    ['Unlimited contract', 'full_time'],
    ['Non-contract full time', 'full_time'],
    ['Fixed-term contract', 'contract'],
    ['Full-time, Contract', 'contract'],
    ['Non-permanent', 'temporary'],
    ['On stage crew full time', 'full_time'],
    ['Stage', 'internship'],
    ['CDI / Stage', 'internship'],
    ["Stage de fin d'études", 'internship'],
    ['Intern, full or part time', 'internship'],
    ['full-or-part-time', null],
    ['fulltime, parttime', null],
    ['FULL_TIME, PART_TIME', null],
    ['Full/Part Time', null],
    ['Vollzeit/Teilzeit', null],
    ['Voll- oder Teilzeit', null],
    ['temps plein ou partiel', null],
  ] as [string, string | null][])('%s is %s', (label, type) => {
    expect(employmentType(label, 'Technician', '')).toBe(type);
  });
});

describe('seniorityLevel: the level a title states', () => {
  test.each([
    ['Software Engineer', null, null],
    ['Sr. Software Engineer', null, 'senior'],
    ['Senior Staff Engineer', null, 'staff'],
    ['Staff Accountant', null, null],
    ['Principal Engineer', null, 'principal'],
    ['Tech Lead, Payments', null, 'lead'],
    ['Engineering Manager', null, 'manager'],
    ['Product Manager', null, null],
    ['Senior Product Manager', null, 'senior'],
    ['Head of Data', null, 'director'],
    ['Head Nurse', null, 'lead'],
    ['Head Chef', null, 'lead'],
    ['Coo Coordinator', null, null],
    ['CEO Assistant', null, null],
    ['Coo', null, 'executive'],
    ['CFO, EMEA', null, 'executive'],
    ['SVP, Sales', null, 'vp'],
    ['Vice President of Finance', null, 'vp'],
    ['Chief Technology Officer', null, 'executive'],
    ['Chief of Staff', null, null],
    ['CTO', null, 'executive'],
    ['Deputy CEO', null, 'executive'],
    ['Managing Director to the CEO', null, 'executive'],
    ['Founder & CEO', null, 'executive'],
    ['Executive Assistant to the CEO', null, null],
    ['Executive Assistant (to CEO) & Office Manager', null, null],
    ['Senior Executive Assistant to the CEO', null, 'senior'],
    ['Personal Assistant to CEO', null, null],
    ['Chief of Staff to the CEO', null, null],
    ['Chief of Staff to the Chief Operating Officer', null, null],
    ['Founder Associate, Office of the CEO', null, null],
    ["President's Office Coordinator", null, null],
    ['Engineer, CTO’s Office', null, null],
    ['Assistant to the Vice President', null, null],
    ['Assistant to the Director of Sales', null, null],
    ['Junior Developer', null, 'entry'],
    ['New Grad Software Engineer', null, 'new_grad'],
    ['Intern, Growth', null, 'internship'],
    ['Becario de Datos', null, 'internship'],
    ['Pasante de Marketing', null, 'internship'],
    ['Estagiária de Design', null, 'internship'],
    ['Engenheiro de Software Sênior', null, 'senior'],
    ['Desarrollador Júnior', null, 'entry'],
    ['Desenvolvedor Pleno', null, 'mid'],
    ['Engineer', 'Mid-Senior level', 'mid'],
    ['Engineer', 'Director', 'director'],
    ['Engineer', 'Not Applicable', null],
    ['Engineer', 'no_experience', 'entry'],
    ['Engineer', 'Manager (Manager/Supervisor of Staff)', 'manager'],
    ['Engineer', 'Senior Manager/Supervisor', 'manager'],
    ['Engineer', 'Experienced (Non-Manager)', 'mid'],
    ['Engineer', 'Supervisor', 'lead'],
    ['Engineer', 'Staff', 'staff'],
    ['Senior Engineer', 'Entry level', 'senior'],
  ])('%s (%s)', (title, label, level) => {
    expect(seniorityLevel(title, label)).toBe(level);
  });
});

describe('language: ISO 639-1 of the text, else of the source', () => {
  const texts: [string, string][] = [
    [
      'en',
      'We are looking for an engineer to join our team and help us build the tools that our customers love.',
    ],
    [
      'de',
      'Wir suchen eine Entwicklerin für unser Team in Berlin, die mit uns die Zukunft der Arbeit gestaltet und baut.',
    ],
    [
      'fr',
      'Nous recherchons une personne pour rejoindre notre équipe à Paris et développer avec nous les produits de demain.',
    ],
    [
      'es',
      'Buscamos una persona para nuestro equipo en Madrid que quiera desarrollar con nosotros los productos del futuro.',
    ],
    [
      'nl',
      'Wij zoeken een ontwikkelaar voor ons team in Amsterdam die samen met ons aan de producten van morgen wil bouwen.',
    ],
    [
      'ja',
      '私たちは東京のチームに加わって、一緒に製品を開発してくれるエンジニアを募集しています。経験は問いません。ぜひご応募ください。',
    ],
    [
      'zh',
      '我们正在寻找一位工程师加入我们在上海的团队,与我们一起开发面向未来的产品。欢迎有经验的候选人申请这个职位,我们提供有竞争力的薪酬。',
    ],
  ];
  test.each(texts)('%s', (code, text) => {
    expect(language(text, null)).toBe(code);
  });

  const persian = 'ما به دنبال یک مهندس نرم افزار برای تیم خود در تهران هستیم که با ما کار کند.';
  const urdu = 'ہم اپنی ٹیم کے لیے ایک سافٹ ویئر انجینئر کی تلاش میں ہیں جو ہمارے ساتھ کام کرے۔';
  const malay =
    'Kami mencari jurutera perisian untuk menyertai pasukan kami di Kuala Lumpur dan membina produk.';
  test.each([
    [persian, 'fa', 'fa'],
    [urdu, 'ur', 'ur'],
    [malay, 'ms-MY', 'ms'],
    [malay, 'en', 'id'],
    [persian, 'en', 'ar'],
  ])('of similar languages, the one that the source states: %s %s', (text, hint, code) => {
    expect(language(text, hint)).toBe(code);
  });

  test.each([
    ['React, TypeScript, Node.js, PostgreSQL, Docker, Kubernetes, Terraform, AWS', null],
    ['Senior Software Engineer, Platform Infrastructure, Remote', null],
    ['Member of Technical Staff - Code Generation', 'en'],
    ['Ми шукаємо розробника для нашої команди у Києві.', 'uk'],
  ])('a list of names has no language: %s', (text, code) => {
    expect(language(text, null)).toBe(code);
  });

  test('for a text that is too short the source decides', () => {
    expect(language('Koch', 'de-DE')).toBe('de');
    expect(language('Koch', 'German')).toBeNull();
    expect(language('', null)).toBeNull();
  });
});
