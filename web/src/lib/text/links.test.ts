import { linkParts } from './links';

const linksIn = (text: string) =>
  linkParts(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

it.each([
  ['https://example.com/ferry?a=1#b', 'https://example.com/ferry?a=1#b'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['HTTPS://Example.com', 'HTTPS://Example.com'],
  ['www.example.com/x', 'https://www.example.com/x'],
  ['omar@fairweek.test', 'mailto:omar@fairweek.test'],
  ['mailto:omar@fairweek.test', 'mailto:omar@fairweek.test'],
  ['https://en.wikipedia.org/wiki/Lake_(body)', 'https://en.wikipedia.org/wiki/Lake_(body)'],
])('%s is a link', (text, href) => {
  expect(linksIn(text)).toEqual([[text, href]]);
});

it.each([
  ['See https://example.com/a.', 'https://example.com/a'],
  ['(https://example.com/a)', 'https://example.com/a'],
  ['“https://example.com/a”, she said', 'https://example.com/a'],
  ['https://example.com/a, and then', 'https://example.com/a'],
  ['<https://example.com/a>', 'https://example.com/a'],
  ['Write to omar@fairweek.test!', 'mailto:omar@fairweek.test'],
])('the sentence around it is not part of the link: %s', (text, href) => {
  expect(linksIn(text).map(([, link]) => link)).toEqual([href]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  'https://',
  'www.',
  'at 9:30, see you @ the lake',
  'Nothing to see here.',
])('%s is no link', (text) => {
  expect(linksIn(text)).toEqual([]);
});

it.each([
  'before https://example.com after omar@fairweek.test.',
  'https://a.test https://b.test',
  'x'.repeat(10_000),
  `${'https://'.repeat(1_000)}`,
  `${'a@'.repeat(5_000)}`,
  '',
])('keeps every character (%#)', (text) => {
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
