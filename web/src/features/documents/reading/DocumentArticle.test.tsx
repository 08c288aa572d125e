import { screen } from '@testing-library/react';
import { renderUi } from '../../../lib/test/render';
import { guide } from '../test/documents';
import { DocumentArticle } from './DocumentArticle';

it.each([
  ['House guide', 1],
  ['Guide to the house', 2],
])('says what kind of document “%s” is, unless its title does', (title, times) => {
  renderUi(<DocumentArticle document={{ ...guide, title }} isPage={false} mayEdit={false} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  const kinds = screen.getAllByText(/^(House guide|Guide to the house)$/);
  expect(kinds).toHaveLength(times);
});
