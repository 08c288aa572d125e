import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../lib/test/render';
import { SearchField } from './SearchField';

const box = (label: string, value = '') => (
  <SearchField label={label} placeholder="Name…" value={value} onChange={() => undefined} />
);

test('‘/’ leads to the first search box, and selects what it has', async () => {
  renderUi(
    <>
      {box('Users', 'uma')}
      {box('Houses')}
    </>,
  );
  await userEvent.keyboard('/');
  const first = screen.getByLabelText<HTMLInputElement>('Users');
  expect(first).toHaveFocus();
  expect([first.selectionStart, first.selectionEnd]).toEqual([0, 3]);
});

test('‘/’ is a letter like others where something is typed', async () => {
  renderUi(
    <>
      <textarea aria-label="Note" />
      {box('Users')}
    </>,
  );
  await userEvent.type(screen.getByLabelText('Note'), '1/2');
  expect(screen.getByLabelText('Note')).toHaveValue('1/2');
  expect(screen.getByLabelText('Note')).toHaveFocus();
});

test('‘/’ leads to no search box beneath a dialog', async () => {
  renderUi(<div aria-hidden="true">{box('Users')}</div>);
  await userEvent.keyboard('/');
  expect(screen.getByLabelText('Users')).not.toHaveFocus();
});
