import { screen, within } from '@testing-library/react';
import { openRecordPage } from '../../../app/admin/test/open-record-page';

test('the share that the address names is marked and in sight', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  await openRecordPage('/admin/properties/1#share-2');
  await screen.findByRole('heading', { name: 'Lake House', level: 1 });
  const shares = within(screen.getByRole('list', { name: 'Shares' })).getAllByRole('listitem');
  const marks = shares.map((share) => share.getAttribute('aria-current'));
  expect(marks).toEqual([null, 'true', null, null]);
  expect(scroll.mock.contexts).toEqual([shares[1]]);
});
