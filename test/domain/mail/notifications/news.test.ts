import { describe, expect, it } from '@jest/globals';
import { eventRegistry } from '../../../../domain/webhooks/events/registry.ts';
import { newsFor, newsOf, type NewsEvent } from '../../../../domain/mail/notifications/news.ts';
import { pageOfNews } from '../../../../domain/mail/notifications/notification.ts';
import { digestOfNews, newsMail } from '../../../../domain/mail/notifications/notification-mail.ts';

const eventOf = (kind: NewsEvent['kind']) =>
  ({ kind, data: eventRegistry[kind].example }) as unknown as NewsEvent;

/** Promise: each event of the list leads to one page of the console, and its news holds no name of a person. */
describe('news of an event', () => {
  it.each<[NewsEvent['kind'], string, string]>([
    ['candidate.application_submitted', 'new_application', '/console/candidates/cand_'],
    ['offer.accepted', 'accepted_offer', '/console/offers/off_'],
    ['offer.declined', 'declined_offer', '/console/offers/off_'],
    ['survey.response_submitted', 'survey_response', '/console/surveys/srv_'],
    ['webhook.disabled', 'failing_endpoint', '/console/webhooks/whk_'],
    ['billing.balance_low', 'low_balance', '/console/billing'],
  ])('%s', (event, kind, page) => {
    const news = newsOf(eventOf(event));
    expect(news.kind).toBe(kind);
    expect(pageOfNews(news)).toContain(page);
    expect(JSON.stringify(news)).not.toContain('Lindqvist');
  });

  it('is about the own role only for the member who created it', () => {
    const news = newsOf(eventOf('candidate.application_submitted'));
    expect(newsFor(news, 'usr_1', 'usr_1').kind).toBe('my_role');
    expect(newsFor(news, 'usr_2', 'usr_1').kind).toBe('new_application');
    expect(newsFor(newsOf(eventOf('offer.accepted')), 'usr_1', 'usr_1').kind).toBe(
      'accepted_offer',
    );
  });
});

/** Promise: a mail of news says what happened and where, escaped; a digest counts what is alike. */
describe('mails of news', () => {
  const url = 'https://jobs.example/console/candidates/cand_1';
  const settings = 'https://jobs.example/console/notifications/settings';

  it('name the role and lead to its page', () => {
    const { subject, text, html } = newsMail(
      { kind: 'new_application', title: 'Mechanic <II>', url },
      settings,
    );
    expect(subject).toBe('New application: Mechanic <II>');
    expect(text).toContain(`New application: Mechanic <II>\n${url}`);
    expect(text).toContain(settings);
    expect(html).toContain('Mechanic &lt;II&gt;');
  });

  it('count the same news of one role as one line, of which 50 are listed', () => {
    const same = Array.from({ length: 3 }, () => ({
      ...{ kind: 'new_application' as const, title: 'Mechanic', url },
    }));
    const others = Array.from({ length: 51 }, (_, at) => ({
      ...{ kind: 'survey_response' as const, title: `Survey ${at}`, url },
    }));
    const { subject, text } = digestOfNews([...same, ...others], settings);
    expect(subject).toBe('54 notifications');
    expect(text).toContain('New application (3): Mechanic');
    expect(text).toContain('And 2 more in the console.');
    expect(text).not.toContain('Survey 49');
  });
});
