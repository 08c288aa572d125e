import { render, screen } from '@testing-library/react';
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
