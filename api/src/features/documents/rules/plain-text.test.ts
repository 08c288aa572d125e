import { plainText } from './index';

test.each([
  [
    'headings and paragraphs',
    '## Wifi\n\nThe network is **Lake House**.',
    'Wifi The network is Lake House.',
  ],
  ['lists', '- one\n* two\n13. three\n> four', 'one two three four'],
  ['nested lists', '- one\n  - two\n  +   three', 'one two three'],
  ['what only looks like a list', 'no1. is the key\n-5 degrees', 'no1. is the key -5 degrees'],
  ['a line that ends with a colon', 'The code:\n1234', 'The code: 1234'],
  ['emphasis at the start and of one letter', '*Now* press *a* or _b_', 'Now press a or b'],
  ['codes with a bar', 'a|b opens the door, as does c|d', 'a|b opens the door, as does c|d'],
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
