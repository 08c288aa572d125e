import { screen, within } from '@testing-library/react';
import { openRecordPage } from '../../../app/admin/test/open-record-page';

test('on a phone the steps are one line, which a tap unfolds', async () => {
  const { user, container } = await openRecordPage('/admin/properties/1/setup');
  const line = await screen.findByText('4 of 7: Owners');
  const shares = container.querySelector('nav a[href$="step=shares"]');
  expect(shares).not.toBeVisible();
  await user.click(line);
  expect(shares).toBeVisible();
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
  await user.click(steps.getByRole('link', { name: /^Shares and weeks/ }));
  expect(await screen.findByText('2 of 7: Shares and weeks')).toBeVisible();
  expect(screen.getByText('2. Shares and weeks')).toHaveFocus();
  expect(container.querySelector('nav a[href$="step=owners"]')).not.toBeVisible();
});
