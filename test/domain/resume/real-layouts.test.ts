import { describe, expect, test } from '@jest/globals';
import { extractResume } from '../../../domain/resume/extract-resume.ts';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { resumeLine, type ResumeLine } from '../../../domain/resume/resume-text.ts';

/** Lines of plain text; runs of spaces are columns and empty lines are gaps. */
function read(text: string): JsonResume {
  const lines: ResumeLine[] = [];
  let gap = true;
  for (const raw of text.trim().split('\n')) {
    if (raw.trim() !== '') lines.push(resumeLine(raw.trim().replace(/ {3,}/g, '\t'), { gap }));
    gap = raw.trim() === '';
  }
  return extractResume({ lines, links: [] }).resume;
}

const HEAD = 'Ines Calloway\nines.calloway@example.com | (312) 555-0123 | Chicago, IL\n\n';
const SCHOOL =
  '\n\nEducation\nB.S. in Computer Science\nRidgemont State University | Aug 2013 - May 2017';
const JOB =
  'Experience\nStaff Engineer\nHarrow Systems LLC | Chicago, IL\nMar 2021 - Present\n• Led it\n\n';
const work = (text: string) => read(HEAD + text + SCHOOL).work;

describe('sections', () => {
  test('a label row inside a section opens none', () => {
    const { skills, languages } = read(
      `${HEAD}${JOB}Technical Skills\nLanguages: Java, Python, C/C++\nFrameworks: React, Node.js`,
    );
    expect(skills).toEqual([
      { name: 'Languages', keywords: ['Java', 'Python', 'C/C++'] },
      { name: 'Frameworks', keywords: ['React', 'Node.js'] },
    ]);
    expect(languages).toBeUndefined();
  });

  test('natural languages in a skills section are languages', () => {
    const { languages } = read(`${HEAD}${JOB}Skills\nGo, SQL\nLanguages: English, Danish`);
    expect(languages).toEqual([{ language: 'English' }, { language: 'Danish' }]);
  });

  test.each([
    'Top Skills',
    'Technical Strengths',
    'Selected Skills',
    'Core Tools',
    'Skills Summary',
  ])('the qualified heading %s', (heading) => {
    expect(read(`${HEAD}${JOB}${heading}\nGrafana`).skills).toEqual([{ name: 'Grafana' }]);
  });

  test('a row with a heading in the margin ends the skills', () => {
    const { skills } = read(
      `${HEAD}${JOB}SKILLS      Terraform, Go\nINTERESTS      Typography, swimming\nREFERENCES      ■ Professor Hana Brill\n      1000 First Avenue, Springfield`,
    );
    expect(skills).toEqual([{ name: 'Terraform' }, { name: 'Go' }]);
  });

  test('jobs that no heading announces', () => {
    const { work: jobs, basics } = read(
      `${HEAD}Staff Engineer\nHarrow Systems LLC | Chicago, IL\nMar 2021 - Present\n• Led it\n\nSenior Engineer\nBrill Analytics | Austin, TX\nJun 2017 - Feb 2021\n• Rebuilt it${SCHOOL}`,
    );
    expect(jobs).toMatchObject([
      { position: 'Staff Engineer', name: 'Harrow Systems LLC' },
      { position: 'Senior Engineer', name: 'Brill Analytics' },
    ]);
    expect(basics?.label).toBeUndefined();
  });
});

describe('jobs', () => {
  test('dates as headings, roles as list items', () => {
    expect(
      work(
        'Experience\nMar 2021 - Present\n• Staff Engineer, Harrow Systems LLC\n• Led it\nJun 2017 - Feb 2021\n• Senior Engineer, Brill Analytics\n• Rebuilt it',
      ),
    ).toMatchObject([
      { position: 'Staff Engineer', name: 'Harrow Systems LLC', highlights: ['Led it'] },
      { position: 'Senior Engineer', name: 'Brill Analytics', endDate: '2021-02' },
    ]);
  });

  test('each with its own employer, without empty lines', () => {
    expect(
      work(
        'Experience\nFull-Stack Developer — Harrow Bank, India\nAug 2023 - Present\n• Owned the dashboard\nJava Developer Intern — Brill Solutions, India\nJun 2022 - Aug 2022\n• Migrated a service',
      ),
    ).toMatchObject([
      { name: 'Harrow Bank', highlights: ['Owned the dashboard'] },
      { name: 'Brill Solutions', position: 'Java Developer Intern' },
    ]);
  });

  test('a role without dates is no list item of the one above', () => {
    expect(
      work(
        'Experience\nSr. Engineer · Harrow, Chicago, IL          07/2004 - 11/2006\n• Led it\n\nConsultant · Brill, Contoso\n• Wrote it',
      ),
    ).toMatchObject([{ highlights: ['Led it'] }, { highlights: ['Wrote it'] }]);
  });

  test('a slash joins two titles and divides title and employer', () => {
    expect(
      work(
        'Experience\nScientific Employee / PhD Student - University of Brennach          2016 - Present\n• Built it',
      ),
    ).toMatchObject([
      { position: 'Scientific Employee / PhD Student', name: 'University of Brennach' },
    ]);
  });

  test.each([
    ['2019年9月 - 2021年3月', '2019-09', '2021-03'],
    ['2020년 3월 - 2021년 5월', '2020-03', '2021-05'],
    ['Mar 2019 / Dec 2021', '2019-03', '2021-12'],
    ['2016 / 09 - 2019 / 02', '2016-09', '2019-02'],
    ['Summer 2022', '2022', '2022'],
    ['2020.03 - 至今', '2020-03', undefined],
  ])('%s', (dates, startDate, endDate) => {
    const [job] =
      work(`Experience\nEngineer\nHarrow Systems LLC | Austin, TX\n${dates}\n• Wrote it`) ?? [];
    expect([job?.startDate, job?.endDate]).toEqual([startDate, endDate]);
  });
});

test('contact lines beside a date of birth are no job', () => {
  const { work: jobs } = read(`${HEAD}${JOB}12 March 1992\nUnited Kingdom\n+44 7700 900321`);
  expect(jobs).toHaveLength(1);
});

describe('education', () => {
  test('degree and school on one line, courses apart', () => {
    const { education } = read(
      `${HEAD}${JOB}Education\nM.S. Data Science, Orrin State University Aug 2021 – May 2023\nCoursework: Databases, Statistics\nB.Tech. Electronics Engineering, Sable Institute of Technology Jun 2016 – May 2020\nCoursework: RDBMS`,
    );
    expect(education).toMatchObject([
      { studyType: 'M.S.', area: 'Data Science', courses: ['Databases', 'Statistics'] },
      { studyType: 'B.Tech.', area: 'Electronics Engineering', courses: ['RDBMS'] },
    ]);
  });

  test('honours are no school', () => {
    const { education } = read(`${HEAD}${JOB.trim()}${SCHOOL}\n\nDean's List\n2015 - 2017`);
    expect(education).toHaveLength(1);
  });
});

describe('the person', () => {
  const basicsOf = (head: string) => read(`${head}\n\n${JOB}`.trim() + SCHOOL).basics;

  test.each([
    ['Marta O’Neill-Díaz, PhD, PMP', 'Marta O’Neill-Díaz'],
    ['Ines Calloway, CPA', 'Ines Calloway'],
    ['G ̈un Soci ́et ́e', 'Gün Société'],
  ])('%s', (line, name) => {
    expect(basicsOf(`${line}\nsomeone@example.com`)?.name).toBe(name);
  });

  test('a period of study is no phone', () => {
    const { basics } = read(
      `Ines Calloway\nOslo, Norway | ines@example.com\n\n${JOB}Education\nBSc in Physics\nFjordvik University\n2014 – 2018`,
    );
    expect(basics?.phone).toBeUndefined();
  });

  test('a placeholder is no country', () => {
    expect(basicsOf('Ines Calloway\nines@example.com | City, ST')?.location).toBeUndefined();
  });
});

describe('other scripts', () => {
  test('Chinese', () => {
    expect(
      read(
        '李晓东\n邮箱：li@example.com  电话：138-0013-8000\n\n工作经历\n远山科技 | 后端工程师 | 2020.03 - 至今\n• 负责支付系统\n\n教育背景\n远山大学 计算机科学 本科 2014 - 2018',
      ),
    ).toMatchObject({
      basics: { name: '李晓东', phone: '+8613800138000' },
      work: [{ name: '远山科技', position: '后端工程师', startDate: '2020-03' }],
      education: [{ institution: '远山大学', studyType: '本科', area: '计算机科学' }],
    });
  });

  test('Arabic', () => {
    expect(
      read(
        'ليلى الحداد\nlaila@example.com | +971 50 123 4567 | Dubai, UAE\n\nالخبرة\nمهندس برمجيات\nشركة النور\n2019 - الآن\n• قاد الفريق',
      ),
    ).toMatchObject({
      basics: { name: 'ليلى الحداد' },
      work: [{ name: 'شركة النور', position: 'مهندس برمجيات', startDate: '2019' }],
    });
  });
});

describe('characters', () => {
  test.each([
    ['soft hyphens as dashes', 'Sep 2021 \u00ad Mar 2024', 'Sep 2021 – Mar 2024'],
    ['soft hyphens within words', 'engin\u00adeer', 'engineer'],
    ['loose accents', 'Bo ̆gazi ̧ci', 'Boğaziçi'],
    ['ligatures and full-width forms', 'ﬁle ＡＢＣ', 'file ABC'],
    ['icons and NUL', '\ue0b1 Oslo\u0000', 'Oslo'],
    ['spaces', 'a\u00a0b\u2009c', 'a b c'],
  ])('%s', (_, raw, text) => expect(resumeLine(raw).text).toBe(text));
});
