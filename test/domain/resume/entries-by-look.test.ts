import { describe, expect, test } from '@jest/globals';
import { extractResume } from '../../../domain/resume/extract-resume.ts';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { resumeLine } from '../../../domain/resume/resume-text.ts';

/** `# ` is a heading, `+ ` a line that stands out, a leading `|` means space above, tabs are wide spaces. */
function read(text: string): JsonResume {
  const lines = text
    .trim()
    .split('\n')
    .map((raw) => {
      const gap = raw.startsWith('|');
      const line = gap ? raw.slice(1) : raw;
      if (line.startsWith('# '))
        return resumeLine(line.slice(2), { gap: true, size: 1.5, strong: true });
      if (line.startsWith('+ ')) return resumeLine(line.slice(2), { gap, size: 1.2, strong: true });
      return resumeLine(line, { gap });
    });
  return extractResume({ lines, links: [] }).resume;
}

const HEAD = '+ Ines Calloway\nines.calloway@example.com\n';

describe('the person', () => {
  test('name and title on one line', () => {
    const { basics } = read('+ Ines Calloway, RN, Staff Nurse\nines.calloway@example.com');
    expect(basics).toMatchObject({ name: 'Ines Calloway', label: 'Staff Nurse' });
  });

  test('a name broken at its hyphen', () => {
    const lines = [
      resumeLine('Ines CALLOWAY-', { size: 2 }),
      resumeLine('BYRNE', { size: 2 }),
      resumeLine('ines.calloway@example.com'),
    ];
    expect(extractResume({ lines, links: [] }).resume.basics?.name).toBe('Ines CALLOWAY-BYRNE');
  });

  test('contact details below the summary are no part of it', () => {
    const { basics } = read(
      `${HEAD}# About\nKeeps ledgers in balance.\nPhone: +44 20 7946 0321\n# Work`,
    );
    expect(basics).toMatchObject({
      summary: 'Keeps ledgers in balance.',
      phone: '+442079460321',
    });
  });

  test('a map of the address is no site of the person', () => {
    const lines = [resumeLine('Ines Calloway'), resumeLine('ines.calloway@example.com')];
    const map = 'https://www.google.com/maps?q=Leeds';
    expect(extractResume({ lines, links: [map] }).resume.basics?.url).toBeUndefined();
  });

  test('the end of a broken e-mail address is no site, an address alone is one', () => {
    const site = (text: string) =>
      extractResume({
        lines: text.split('\n').map((line) => resumeLine(line)),
        links: ['mailto:ines@post-calloway.example'],
      }).resume.basics?.url;
    expect(site('Ines Calloway\nines@post-\ncalloway.example')).toBeUndefined();
    expect(site('Ines Calloway\nines@post-calloway.example\nledgers.example')).toBe(
      'https://ledgers.example',
    );
  });

  test('a country in brackets', () => {
    const { basics } = read(`${HEAD}Leeds, (GB)`);
    expect(basics?.location).toMatchObject({ city: 'Leeds', countryCode: 'GB' });
  });

  test('languages listed beside the contact details', () => {
    const { languages } = read(`${HEAD}Leeds\tEnglish, Dutch\n# Work`);
    expect(languages).toEqual([{ language: 'English' }, { language: 'Dutch' }]);
  });
});

test('languages in columns, with their levels below', () => {
  const { languages } = read(`${HEAD}# Languages\nEnglish\tIrish\nNative speaker\tBasic`);
  expect(languages).toEqual([
    { language: 'English', fluency: 'Native speaker' },
    { language: 'Irish', fluency: 'Basic' },
  ]);
});

test('what was done, without capitals to tell it by, is no job', () => {
  const { work } = read(
    `${HEAD}# 工作经历\n|+ 高级前端工程师, 云启网络科技有限公司\n|2020 - 2023\n|+ 首屏时间从三秒降到一秒\n|+ 前端工程师, 远山信息技术有限公司\n|2016 - 2020\n|+ 编写自动化测试`,
  );
  expect(work).toMatchObject([
    { position: '高级前端工程师', name: '云启网络科技有限公司' },
    { position: '前端工程师', name: '远山信息技术有限公司' },
  ]);
});

test('a paragraph above the first heading ends with its short last line', () => {
  const { basics } = read(
    `${HEAD}|Builds the tools that other teams stand on, and deletes those that nobody uses\nany more.\n# Work`,
  );
  expect(basics?.summary).toBe(
    'Builds the tools that other teams stand on, and deletes those that nobody uses any more.',
  );
});

describe('entries', () => {
  test('begin at the line that stands out, also with space above the dates', () => {
    const { work } = read(
      `${HEAD}# Work\n|+ Harrow Systems\n|Staff Engineer\tApr 2021 - Present\n|Led the move\nCut the cost\n|+ Brill Analytics\n|Senior Engineer\tJun 2017 - Mar 2021\n|Rebuilt it`,
    );
    expect(work).toEqual([
      {
        name: 'Harrow Systems',
        position: 'Staff Engineer',
        startDate: '2021-04',
        summary: 'Led the move Cut the cost',
      },
      {
        name: 'Brill Analytics',
        position: 'Senior Engineer',
        startDate: '2017-06',
        endDate: '2021-03',
        summary: 'Rebuilt it',
      },
    ]);
  });

  test('begin at that line, also above plain lines with space between', () => {
    const { education } = read(
      `${HEAD}# Education\n|+ Harrow Business School\n|Computer Science\nMSc\n|2006 - 2009\n|+ Brill School of Art\n|Design\nBA\n|2002 - 2005`,
    );
    expect(education).toEqual([
      {
        institution: 'Harrow Business School',
        studyType: 'MSc',
        area: 'Computer Science',
        startDate: '2006',
        endDate: '2009',
      },
      {
        institution: 'Brill School of Art',
        studyType: 'BA',
        area: 'Design',
        startDate: '2002',
        endDate: '2005',
      },
    ]);
  });

  test.each(['Wrote the guide that is still in use', 'Einarbeitung neuer Kolleginnen'])(
    'what was done is no employer: %s',
    (told) => {
      const { work } = read(`${HEAD}# Work\n|+ Senior Engineer\nFeb 2018 - Mar 2021\n${told}`);
      expect(work).toEqual([
        { position: 'Senior Engineer', startDate: '2018-02', endDate: '2021-03', summary: told },
      ]);
    },
  );

  test.each([
    ['Nurse at Ferndale', { position: 'Nurse', name: 'Ferndale' }],
    [
      'Clinical Educator, Intensive Care, Harrow General Hospital',
      { position: 'Clinical Educator, Intensive Care', name: 'Harrow General Hospital' },
    ],
  ])('title and employer on one line: %s', (header, expected) => {
    const { work } = read(`${HEAD}# Work\n|+ ${header}\nFeb 2018 - Mar 2021\nTrained others`);
    expect(work).toMatchObject([{ ...expected, summary: 'Trained others' }]);
  });

  test('the length of a stay is no title', () => {
    const { work } = read(
      `${HEAD}# Work\n|+ Senior Engineer, Brill Analytics\n|Sep 2013 - Jan 2018 4 years 4 months\nRebuilt it`,
    );
    expect(work).toEqual([
      {
        name: 'Brill Analytics',
        position: 'Senior Engineer',
        startDate: '2013-09',
        endDate: '2018-01',
        summary: 'Rebuilt it',
      },
    ]);
  });

  test('a year in a sentence opens none', () => {
    const { work } = read(
      `${HEAD}# Work\n|+ Registered Nurse, Whitcombe Infirmary\n2012 - 2021\nCharge nurse on nights since 2016\nAudited the rounds`,
    );
    expect(work).toHaveLength(1);
  });

  test('an entry without dates looks like the others', () => {
    const { work } = read(
      `${HEAD}# Work\n|+ Whitcombe Infirmary\nRegistered Nurse\n2012 - 2021\nRuns the ward\n|+ Harbour Care Agency\nHealthcare Assistant\nHome visits of the elderly, by bicycle.`,
    );
    expect(work?.[1]).toEqual({
      name: 'Harbour Care Agency',
      position: 'Healthcare Assistant',
      summary: 'Home visits of the elderly, by bicycle.',
    });
  });

  test('degree, subject and school on one line are separated', () => {
    const { education } = read(
      `${HEAD}# Education\n|+ Computer Science, Bachelor of Science, Oregon State University\nSep 2009 - Jun 2013`,
    );
    expect(education).toEqual([
      {
        institution: 'Oregon State University',
        studyType: 'Bachelor of Science',
        area: 'Computer Science',
        startDate: '2009-09',
        endDate: '2013-06',
      },
    ]);
  });
});

describe('lists of names', () => {
  test('awards, publications, posts and projects', () => {
    const { awards, publications, volunteer, projects } = read(
      `${HEAD}# Awards\n+ Excellence Award, Harrow Systems\nAwarded on: Nov 01, 2022\nFor the platform.\n# Publications\n+ Releases Nobody Waits For\nJournal of Operations\nAug 2021\n# Volunteer\n+ Open Table\nCoordinator\nJan 2016 - Dec 2019\nPlanned the shifts.\n# Projects\n+ Shiftplan\nMar 2017 - May 2019\nA planner that works without a network.`,
    );
    expect(awards).toEqual([
      {
        title: 'Excellence Award',
        awarder: 'Harrow Systems',
        date: '2022-11-01',
        summary: 'For the platform.',
      },
    ]);
    expect(publications).toEqual([
      {
        name: 'Releases Nobody Waits For',
        publisher: 'Journal of Operations',
        releaseDate: '2021-08',
      },
    ]);
    expect(volunteer).toEqual([
      {
        organization: 'Open Table',
        position: 'Coordinator',
        startDate: '2016-01',
        endDate: '2019-12',
        summary: 'Planned the shifts.',
      },
    ]);
    expect(projects).toEqual([
      {
        name: 'Shiftplan',
        description: 'A planner that works without a network.',
        startDate: '2017-03',
        endDate: '2019-05',
      },
    ]);
  });

  test('a skill that begins as a heading does opens no section', () => {
    const { skills, projects } = read(`${HEAD}# Skills\n|Lean\n|Project management\n|Photoshop`);
    expect(skills).toHaveLength(3);
    expect(projects).toBeUndefined();
  });

  test('a group of skills called Languages stays a group', () => {
    const { skills, languages } = read(
      `${HEAD}# Skills\n|+ Languages\nJava\tPython\tGo\n|+ Infrastructure\nKubernetes\n# Languages\nEnglish, Irish`,
    );
    expect(skills?.map(({ name }) => name)).toEqual(['Java', 'Python', 'Go', 'Kubernetes']);
    expect(languages).toEqual([{ language: 'English' }, { language: 'Irish' }]);
  });
});

test.each([
  ['+ Ines Calloway, Staff Engineer', 'Ines Calloway'],
  ['+ Ines Calloway, RN, MSN', 'Ines Calloway'],
])('the name in %s', (line, name) => {
  expect(read(`${line}\nines.calloway@example.com`).basics?.name).toBe(name);
});
