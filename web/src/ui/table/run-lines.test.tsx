import { screen } from '@testing-library/react';
import { renderUi } from '../../lib/test/render';
import { RunLines } from './run-lines';

const lines = (texts: readonly string[]) =>
  texts.map((text, index) => ({ id: `${index}`, name: `House ${index + 1}`, text }));
const SAME = 'two rounds';
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('what is the same for all is one line', () => {
  renderUi(<RunLines label="What changes" lines={lines([SAME, SAME, SAME, SAME])} total={4} />);
  expect(shown()).toEqual(['All 4: two rounds']);
});

test('different texts have a line each, with the names of their houses', () => {
  renderUi(<RunLines label="What changes" lines={lines([SAME, 'none', SAME])} total={3} />);
  expect(shown()).toEqual(['House 1 and House 3: two rounds', 'House 2: none']);
});

test('of many houses with the same text, the others are folded', async () => {
  renderUi(<RunLines label="Refused" lines={lines([SAME, SAME, SAME, SAME])} />);
  expect(screen.getByText('House 1 and 3 others')).toBeVisible();
  expect(screen.getByText('House 1, House 2, House 3, and House 4')).not.toBeVisible();
});

test('names with a page are links that open a new tab, also where all have the same text', () => {
  const linked = lines([SAME, SAME, SAME, SAME]).map((line) => ({ ...line, to: `/${line.id}` }));
  renderUi(<RunLines label="What is planned" lines={linked} total={4} />);
  expect(screen.getByText('All 4')).toBeVisible();
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(linked.map(({ name }) => name));
  expect(links[2]).toHaveAttribute('href', '/2');
  expect(links[2]).toHaveAttribute('target', '_blank');
});
