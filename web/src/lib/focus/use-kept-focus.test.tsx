import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useKeptFocus } from './use-kept-focus';

function List({ names }: { names: string[] }) {
  useKeptFocus();
  const [shown, setShown] = useState(names);
  const [isBusy, setBusy] = useState(false);
  return (
    <main tabIndex={-1}>
      <section>
        <h2>Wishes</h2>
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <button type="button">Open {name}</button>
              <button
                type="button"
                onClick={() => setShown(shown.filter((other) => other !== name))}
              >
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <div role="dialog" aria-label="Dialog" tabIndex={-1}>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            setBusy(true);
            setTimeout(() => setBusy(false), 150);
          }}
        >
          Save
        </button>
      </div>
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hasFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

test('after a row is removed, the same control of the next row has the focus', async () => {
  render(<List names={['May', 'June', 'July']} />);
  await press('Remove May');
  await hasFocus('Remove June');
});

test('after the last row, the one before; after the only row, the heading', async () => {
  render(<List names={['May', 'June']} />);
  await press('Remove June');
  await hasFocus('Remove May');
  await press('Remove May');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Wishes' })).toHaveFocus());
});

test('a dialog has the focus while its button is busy, and the button afterwards', async () => {
  render(<List names={[]} />);
  await press('Save');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  await hasFocus('Save');
});

test('a click beside everything leaves the focus nowhere, as the user wanted', async () => {
  render(<List names={['May', 'June']} />);
  screen.getByRole('button', { name: 'Open May' }).focus();
  await userEvent.click(document.body);
  await new Promise((resolve) => setTimeout(resolve, 20));
  fireEvent.click(screen.getByRole('button', { name: 'Remove May' }));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.body).toHaveFocus();
});

function PageWithDialog({ isOpen }: { isOpen: boolean }) {
  useKeptFocus();
  return (
    <>
      <button type="button">Another tab</button>
      <main tabIndex={-1}>Page</main>
      {isOpen &&
        createPortal(
          <div role="dialog">
            <button type="button">Cancel</button>
          </div>,
          document.body,
        )}
    </>
  );
}

test('after a dialog beside the page is removed, no control of the page has the focus', async () => {
  const { rerender } = render(<PageWithDialog isOpen />);
  screen.getByRole('button', { name: 'Cancel' }).focus();
  rerender(<PageWithDialog isOpen={false} />);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
