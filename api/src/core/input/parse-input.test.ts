import { NestedInput, TextInput } from './input';
import { parseInput } from './parse-input';

class Inner {
  @TextInput('A text.', { max: 10 }) text!: string;
}

class Outer {
  @NestedInput(Inner, 'An object.') inner!: Inner;
}

test.each([
  ['a text', 'x'],
  ['an object', {}],
  ['null', null],
])('a nested object with %s for its constructor is refused', async (_what, given) => {
  const refused = parseInput(Outer, { inner: { text: 'x', constructor: given } });
  await expect(refused).rejects.toMatchObject({ code: 'BAD_USER_INPUT', field: 'constructor' });
});

test('a nested object is checked as its class', async () => {
  expect((await parseInput(Outer, { inner: { text: 'x' } })).inner).toBeInstanceOf(Inner);
  await expect(parseInput(Outer, { inner: {} })).rejects.toMatchObject({ field: 'text' });
});
