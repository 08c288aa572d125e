import { render } from '@testing-library/react';
import { Marked } from './Marked';

test.each([
  ['dog', 'Dogs are welcome, with a bowl for each dog.', ['Dog', 'dog']],
  ['dogs', 'Dogs and a dog.', ['Dog', 'dog']],
  ['cafe', 'The Café du Lac.', ['Café']],
  ['café', 'A cafe.', ['cafe']],
  ['"du lac" -sea', 'The Café du Lac by the sea.', ['du', 'Lac']],
  ['(old', 'the (old) one', ['(old']],
  ['zebra', 'No such word.', []],
])('of the words %s, what the search finds is marked in “%s”', (words, text, marked) => {
  const { container } = render(<Marked words={words}>{text}</Marked>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marked);
});
