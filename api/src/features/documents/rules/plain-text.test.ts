import { plainText } from './plain-text';

test.each([
  [
    'headings and paragraphs',
    '## Wifi\n\nThe network is **Lake House**.',
    'Wifi The network is Lake House.',
  ],
  ['lists', '- one\n* two\n3. three\n> four', 'one two three four'],
  [
    'links and images',
    '![A map](https://x.test/m.png) [the *shop*](https://x.test)',
    'A map the shop',
  ],
  [
    'emphasis and code',
    'an _easy_ walk, *really*; press `reset`',
    'an easy walk, really; press reset',
  ],
  ['tables', '| Day | What |\n|-----|:----|\n| Monday | Bins |', 'Day What Monday Bins'],
  ['tags', 'a<br>b <script>alert(1)</script>', 'a b alert(1)'],
  [
    'passwords',
    'The password is fair_week*24 or my_*_secret.',
    'The password is fair_week*24 or my_*_secret.',
  ],
  ['less than', '3 < 5 and 7 > 2', '3 < 5 and 7 > 2'],
])('the plain text of %s', (_, markdown, expected) => {
  expect(plainText(markdown)).toBe(expected);
});
