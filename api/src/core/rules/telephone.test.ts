import { searchedNumber } from './telephone';

test.each([
  ['+41 79 123 45 67', '41791234567'],
  ['0041 79 123 45 67', '41791234567'],
  ['(079) 123.45-67', '791234567'],
  ['2027', '2027'],
  ['Lake 123456', 'Lake 123456'],
  ['', ''],
  [undefined, undefined],
])('%j is searched for as %j', (text, searched) => {
  expect(searchedNumber(text)).toBe(searched);
});
