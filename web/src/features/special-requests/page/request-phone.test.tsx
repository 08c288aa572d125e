import { screen, within } from '@testing-library/react';
import { detailed, openRequestPage } from '../../../app/admin/test/open-request-page';
import { aRequest } from '../../../app/admin/test/requests';
import { axe } from '../../../lib/test/axe';
import { expectToast } from '../../auth/test-page';

test('a phone shows one line until it is used, and what sends it once something is written', async () => {
  const { user, container } = await openRequestPage();
  const field = await screen.findByPlaceholderText('Answer Uma…');
  expect(field).toHaveAccessibleName('Answer Uma');
  expect(screen.queryByRole('button', { name: 'Saved answers' })).toBeNull();
  await user.click(field);
  expect(field).toHaveFocus();
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

test('a phone has the status, then the conversation, the details, and the field at the end', async () => {
  await openRequestPage();
  const field = await screen.findByRole('textbox', { name: /^Answer Uma/ });
  const conversation = screen.getByRole('heading', { name: 'Conversation' });
  const words = screen.getByText('Could a cot stand in the small room?');
  const status = screen.getByRole('combobox', { name: 'Status' });
  const details = screen.getByRole('button', { name: 'Details', expanded: false });
  const parts = [status, conversation, words, screen.getByText('Is it there?'), details, field];
  const inOrder = parts.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(parts);
  expect(screen.queryByRole('link', { name: 'uma@fairweek.test' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Assignee' })).toHaveAccessibleDescription(
    'Not shown to guests',
  );
});

test('the title is followed by links to the person and the house', async () => {
  await openRequestPage();
  expect(await screen.findByRole('link', { name: /^Uma / })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/users\/\d+$/),
  );
  expect(screen.getByRole('link', { name: 'Lake House' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/properties\/\d+$/),
  );
});

test('a phone has a menu with what is done about a request', async () => {
  const { user, callsOf } = await openRequestPage({
    requestDetails: () => detailed({ status: 'fulfilled' }),
    archiveRequest: () => ({ archiveSpecialRequest: aRequest('1', { version: 5 }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Reopen', 'Forward', 'Archive', 'Delete'],
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Archive' }));
  await expectToast('Request Archived');
  expect(callsOf('archiveRequest')).toEqual([{ id: '1' }]);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Forward' }));
  expect(await screen.findByRole('dialog', { name: 'Forward Special Request' })).toBeVisible();
});
