import { changesOf, inPlainWords } from './changes';

test.each([
  ['dateOfBirth', 'Date of birth'],
  ['user.update', 'User update'],
  ['special-request.forward', 'Special request forward'],
])('%s reads %s', (name, words) => {
  expect(inPlainWords(name)).toBe(words);
});

test('every field present before or after is a change', () => {
  expect(changesOf('{"name":"Mill","isActive":true}', '{"name":"Old Mill","weeks":4}')).toEqual([
    { field: 'Name', before: 'Mill', after: 'Old Mill' },
    { field: 'Is active', before: 'Yes', after: '–' },
    { field: 'Weeks', before: '–', after: '4' },
  ]);
});

test('an addition has no value before, a removal none after', () => {
  expect(changesOf(null, '{"email":null}')).toEqual([{ field: 'Email', before: '–', after: '–' }]);
  expect(changesOf('{"weeks":[1,2]}', null)).toEqual([
    { field: 'Weeks', before: '[1,2]', after: '–' },
  ]);
});
