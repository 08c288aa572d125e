import { screen } from '@testing-library/react';
import { renderUi } from '../../../lib/test/render';
import { guide } from '../test/documents';
import { DocumentArticle } from './DocumentArticle';

it.each([
  ['House guide', 2],
  ['Guide to the house', 1],
])('says that “%s” is a house guide', (title, times) => {
  renderUi(
    <DocumentArticle
      document={{ ...guide, title }}
      isPage={false}
      mayWrite={false}
      isAdministrator={false}
    />,
  );
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getAllByText('House guide')).toHaveLength(times);
});
