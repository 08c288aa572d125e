import { type Email, emailText } from './email';
import { emailHtml } from './email-html';

const email = { to: 'a@b.test', subject: 'Hello', paragraphs: ['A line.'] };
const link = { label: 'Open', url: 'http://a.test/1' };
const section = { title: 'Omar', quotes: ['Who is there?'], action: link };
const NOTE = 'Replies to this email are not read.';

const withoutReplies: [string, Partial<Email>][] = [
  ['Please use the link above.', { action: link }],
  ['Please use the link above.', { sections: [section] }],
  ['Please use the links above.', { sections: [section, section] }],
  ['Please write in Messages, in Fairweek.', {}],
];

test.each(withoutReplies)('an email whose replies no one reads ends with %j', (words, parts) => {
  const note = `${NOTE} ${words}`;
  const [written, footer] = emailText({ ...email, ...parts }).split('\n\n-- \n');
  expect(written).toMatch(new RegExp(`${note}$`));
  expect(footer).toBe('Fairweek: the fair way to share a holiday home');
  expect(emailHtml({ ...email, ...parts })).toContain(`>${note}<br>`);
});

test('an email with a Reply-To address says nothing about answers', () => {
  const answered = { ...email, replyTo: 'uma@example.test' };
  expect(emailText(answered)).not.toContain(NOTE);
  expect(emailHtml(answered)).not.toContain(NOTE);
});
