import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectionBar } from './selection';

test('why nothing can be done with a selection stands in place of its actions', () => {
  render(
    <SelectionBar text="6,000 selected" refusal="At most 5,000 at once" onClear={() => {}}>
      <button type="button">Export</button>
    </SelectionBar>,
  );
  expect(screen.getByText('At most 5,000 at once')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Clear selection' })).toBeEnabled();
});

test('Escape clears a selection, but not from a field or while a dialog is open', async () => {
  const onClear = jest.fn();
  const bar = (dialog: boolean) => (
    <>
      <input aria-label="Search" />
      {dialog && <div role="dialog" />}
      <SelectionBar text="2 selected" onClear={onClear}>
        <button type="button">Export</button>
      </SelectionBar>
    </>
  );
  const { rerender } = render(bar(true));
  await userEvent.keyboard('{Escape}');
  rerender(bar(false));
  await userEvent.type(screen.getByLabelText('Search'), '{Escape}');
  expect(onClear).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Export' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClear).toHaveBeenCalledTimes(1);
});
