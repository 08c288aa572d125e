import { propertiesText } from './properties-text';

test.each([
  [[], null],
  [['Lake House'], 'Lake House'],
  [['A', 'B', 'C'], 'A, B, C'],
  [['A', 'B', 'C', 'D'], 'A, B and 2 more'],
])('%j: %s', (names, text) => {
  expect(propertiesText(names)).toBe(text);
});
