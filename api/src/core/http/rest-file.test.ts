import { rangeOf } from './rest-file';

test.each([
  [undefined, 'all'],
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=2-4', { first: 2, last: 4 }],
  ['bytes=2-99', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=10-', undefined],
  ['bytes=4-2', undefined],
  ['bytes=-0', undefined],
  ['bytes=-', 'all'],
  ['bytes=0-1,3-4', 'all'],
  ['lines=1-2', 'all'],
])('of ten bytes, %s are %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range);
});
