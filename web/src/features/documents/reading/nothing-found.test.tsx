import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { documentHandlers, guide } from '../test/documents';
import { show } from '../test/show-documents';

const lodge = {
  __typename: 'DocumentHit',
  document: { ...guide, id: '31', propertyId: '2', title: 'Heating' },
  propertyName: 'Alpine Lodge',
  excerpt: 'The boiler is below the stairs.',
};

/** Searches for 'boiler' in a property without it; its owner's other property has these. */
async function search(others: object[], mayWrite = false) {
  const view = show({
    mayWrite,
    server: {
      ...documentHandlers(),
      searchDocuments: ({ propertyId }) => ({ searchDocuments: propertyId ? [] : others }),
    },
  });
  await userEvent.type(await screen.findByLabelText('Search documents'), 'boiler');
  expect(await screen.findByText('Nothing found for “boiler”.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make a request' })).toHaveAttribute(
    'href',
    '/requests/new',
  );
  return view;
}

test('where a property has nothing, what the others have is found', async () => {
  const { container } = await search([lodge]);
  expect(await screen.findByRole('link', { name: /^Heating.*Alpine Lodge$/ })).toHaveAttribute(
    'href',
    '/documents?property=2&document=31',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('an owner asks the house with the words of the search, and no guest does', async () => {
  const { unmount } = await search([]);
  expect(screen.queryByRole('link', { name: 'Ask the house' })).not.toBeInTheDocument();
  unmount();
  await search([], true);
  expect(screen.getByRole('link', { name: 'Ask the house' })).toHaveAttribute(
    'href',
    '/messages?house=1&text=boiler',
  );
});

test('where no property has it, a request is the way on', async () => {
  const { callsOf } = await search([]);
  expect(callsOf('searchDocuments')).toEqual([
    { text: 'boiler', propertyId: '1' },
    { text: 'boiler' },
  ]);
  expect(screen.queryByText('In your other properties:')).not.toBeInTheDocument();
});
