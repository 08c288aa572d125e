import { type NameOrder, peopleOf } from '.';

const read = (name: string, email: string, order: NameOrder = 'whole') =>
  peopleOf({ firstName: name, lastName: name, email }, order).map(
    (it) => `${it.firstName}|${it.lastName}|${it.email}`,
  );

test.each([
  ['Anna und Peter Meier', 'a@x.test, p@x.test', ['Anna|Meier|a@x.test', 'Peter|Meier|p@x.test']],
  ['Meier, Anna und Peter', 'a@x.test;p@x.test', ['Anna|Meier|a@x.test', 'Peter|Meier|p@x.test']],
  ['Olivia Marsh & Tom Reed', 'o@x.test t@x.test', ['Olivia|Marsh|o@x.test', 'Tom|Reed|t@x.test']],
  ['Olivia Marsh, Tom Reed', 'o@x.test, t@x.test', ['Olivia|Marsh|o@x.test', 'Tom|Reed|t@x.test']],
  ['Rosa Kern\nund Emil Kern', 'r@x.test\ne@x.test', ['Rosa|Kern|r@x.test', 'Emil|Kern|e@x.test']],
  ['Jean et Marie Dupont', 'jean@x.test', ['Jean|Dupont|jean@x.test', 'Marie|Dupont|']],
  ['Anna and Peter Hill', 'peter@x.test', ['Anna|Hill|', 'Peter|Hill|peter@x.test']],
  ['Ann y Luis Gil', 'luis@x.test ann@x.test', ['Ann|Gil|ann@x.test', 'Luis|Gil|luis@x.test']],
])('%j with %j are two people', (name, email, people) => {
  expect(read(name, email)).toEqual(people);
});

test.each([
  ['José Ortega y Gasset', 'jose@x.test', 'José Ortega y|Gasset|jose@x.test'],
  ['Smith & Sons Ltd', 'office@x.test', 'Smith & Sons|Ltd|office@x.test'],
  ['Herr und Frau Meier', 'meier@x.test', '|Meier|meier@x.test'],
  ['Ruth Bell', 'Ruth Bell <ruth@x.test>', 'Ruth|Bell|ruth@x.test'],
  ['Ed Fox', 'mailto:ed@x.test', 'Ed|Fox|ed@x.test'],
  ['Ed Fox', 'ed@x.test, ed@work.test', 'Ed|Fox|ed@x.test, ed@work.test'],
  ['Ed Fox', 'ed.fox', 'Ed|Fox|ed.fox'],
  ['frei', '', '||'],
  ['–', '', '||'],
])('%j with %j is one person, or none', (name, email, person) => {
  expect(read(name, email)).toEqual([person]);
});

test.each([
  ['Anna und Peter', 'Meier', ['Anna Meier', 'Peter Meier']],
  ['Olivia / Tom', 'Marsh / Reed', ['Olivia Marsh', 'Tom Reed']],
  ['Ana María', 'García y Vega', ['Ana María García y Vega']],
])('first names %j with last names %j', (firstName, lastName, names) => {
  const people = peopleOf({ firstName, lastName, email: '' }, 'apart');
  expect(people.map((it) => `${it.firstName} ${it.lastName}`)).toEqual(names);
});

test.each([
  ['Rossi Ada', 'Ada|Rossi|'],
  ['Rossi, Ada', 'Ada|Rossi|'],
  ['De Luca Ada', 'De Luca Ada||'],
  ['DE LUCA Ada', 'Ada|DE LUCA|'],
])('%j of a column with last names first', (name, person) => {
  expect(read(name, '', 'surname first')).toEqual([person]);
});

test('a last name in capitals is one wherever it stands', () => {
  expect(read('DUPONT Jean', '')).toEqual(['Jean|DUPONT|']);
  expect(read('Jean DUPONT', '')).toEqual(['Jean|DUPONT|']);
});

test('more people than may own a share are not split', () => {
  const firstName = Array(13).fill('Ada').join(' & ');
  const cells = { firstName, lastName: firstName, email: '' };
  expect(peopleOf(cells, 'whole')).toHaveLength(1);
});
