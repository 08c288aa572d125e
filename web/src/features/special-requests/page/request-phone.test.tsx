import { screen } from '@testing-library/react';
import { openRequestPage } from '../../../app/admin/test/open-request-page';
import { axe } from '../../../lib/test/axe';

test('a phone shows the field alone until something is written', async () => {
  const { user, container } = await openRequestPage();
  const field = await screen.findByRole('textbox', { name: /^Answer Uma/ });
  expect(screen.getByRole('button', { name: 'Saved answers' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Only for administrators' })).toBeNull();
  expect(field).not.toHaveAccessibleDescription();
  await user.type(field, 'Soon');
  expect(screen.getByRole('button', { name: 'Send answer' })).toBeEnabled();
  expect(field).toHaveAccessibleDescription(/^Uma gets it by email/);
  expect(await axe(container)).toHaveNoViolations();
  await user.clear(field);
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
});
