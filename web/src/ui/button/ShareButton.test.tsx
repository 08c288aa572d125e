import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../lib/test/render';
import { ShareButton } from './ShareButton';

const LINK = { title: 'Lake House', text: 'Our week.', url: 'https://fairweek.test/calendar' };

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const press = async () => {
  const user = userEvent.setup();
  renderUi(<ShareButton {...LINK} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
};

test('it opens the share sheet, and leaves the clipboard alone when that is closed', async () => {
  const shared: unknown[] = [];
  const share = async (data: unknown) => {
    shared.push(data);
    throw Object.assign(new Error('Closed'), { name: 'AbortError' });
  };
  Object.assign(navigator, { share });
  await press();
  expect(shared).toEqual([LINK]);
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

test('it copies the link where there is no share sheet', async () => {
  await press();
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Our week. https://fairweek.test/calendar');
});

test('it shows the link, selected, where the browser does not allow to copy it', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  renderUi(<ShareButton {...LINK} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const field = await screen.findByRole('textbox', { name: 'Link' });
  expect(field).toHaveValue('Our week. https://fairweek.test/calendar');
  expect(field).toHaveFocus();
  const { selectionStart, selectionEnd, value } = field as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});
