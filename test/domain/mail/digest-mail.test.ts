import { describe, expect, it } from '@jest/globals';
import { digestMail, type Digest, type DigestJob } from '../../../domain/mail/digest-mail.ts';

const job: DigestJob = {
  title: 'Kiln Operator',
  company: 'Tegula',
  location: 'Lyon, France',
  url: 'https://jobs.example.com/1?a=1&b=2',
  moreOfCompany: 0,
};

function digestOf(jobs: Partial<DigestJob>[], more: Partial<Digest> = {}): Digest {
  return {
    name: 'Kilns & <clay>',
    cadence: 'daily',
    filters: { title: 'Kiln, Glaze', salary_min: 60_000 },
    jobs: jobs.map((own) => ({ ...job, ...own })),
    total: jobs.length,
    search: 'https://api.example.com/jobs',
    ...more,
  };
}

/** Promise (decision 0027): a digest by mail says which jobs are new, and treats the text of feeds as text. */
describe('the mail of a digest', () => {
  it('lists jobs as text and HTML', () => {
    const { subject, text, html } = digestMail(digestOf([{}, { url: null, location: '' }]));
    expect(subject).toBe('2 new jobs: Kilns & <clay>');
    expect(text).toBe(
      [
        ...['2 new jobs: Kilns & <clay>', ''],
        ...['Kiln Operator', 'Tegula · Lyon, France', 'https://jobs.example.com/1?a=1&b=2', ''],
        ...['Kiln Operator', 'Tegula', ''],
        'You receive this mail because of your daily job alert “Kilns & <clay>”.',
      ].join('\n'),
    );
    expect(html).toContain('<bdi>Kilns &amp; &lt;clay&gt;</bdi>');
    // Readers with a dark background show dark text on it otherwise.
    expect(html).toMatch(/^<div style="[^"]*background-color:#ffffff[^"]*color:#202124/);
    expect(html.match(/<a href="[^"]*"/g)).toEqual([
      '<a href="https://jobs.example.com/1?a=1&amp;b=2"',
    ]);
  });

  it('counts one job as one', () => {
    expect(digestMail(digestOf([{}])).subject).toBe('1 new job: Kilns & <clay>');
  });

  it('counts the jobs that it does not list, and says where they are', () => {
    const { text, html } = digestMail(digestOf([{ moreOfCompany: 4 }, {}], { total: 1_234 }));
    expect(text).toContain('https://jobs.example.com/1?a=1&b=2\n+ 4 more from Tegula\n\n');
    expect(text).toContain(
      'And 1,228 more jobs. All jobs, with your API key:\nGET https://api.example.com/jobs?title=Kiln%2C+Glaze&salary_min=60000\n',
    );
    expect(html).toContain('GET https://api.example.com/jobs?title=Kiln%2C+Glaze&amp;salary_min');
    const few = digestMail(digestOf([{ moreOfCompany: 4 }], { total: 5, filters: {} })).text;
    expect(few).toContain('\n\nAll jobs, with your API key:\nGET https://api.example.com/jobs\n');
  });

  it('treats hostile text of feeds as text on one line', () => {
    const title = '<img src=x onerror=alert(1)>\r\n\tBcc: a@x.example\u202e\u2066 "\'&';
    const { text, html } = digestMail(
      digestOf([{ title, company: 'x'.repeat(5_000), url: 'javascript:alert(1)' }]),
    );
    expect(text).toContain('\n<img src=x onerror=alert(1)> Bcc: a@x.example "\'&\n');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; Bcc: a@x.example &quot;&#39;&amp;');
    expect(html).not.toMatch(/<img|href/);
    expect(text).toContain(`\n${'x'.repeat(199)}… · Lyon, France\n`);
  });

  it('keeps the characters of every script', () => {
    const titles = ['مهندس أفران', '窯業エンジニア', 'Ingénieur·e', '👩🏽‍🔬 Chemist'];
    const { text, html } = digestMail(digestOf(titles.map((title) => ({ title }))));
    for (const title of titles) {
      expect(text).toContain(`\n${title}\n`);
      expect(html).toContain(`<bdi>${title}</bdi>`);
    }
  });
});
