import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { asksBeforeUnload } from '../../lib/test/asks-before-unload';
import { renderUi } from '../../lib/test/render';
import { LeaveButton } from '../button/LeaveButton';
import { Dialog } from '../overlay/Dialog';
import { useUnsaved } from './unsaved';

/** A form that is left by a link, by Back and by saving. */
function Form() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const settle = useUnsaved(text !== '');
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <button
        type="button"
        onClick={() => {
          settle();
          navigate('/saved');
        }}
      >
        Save
      </button>
    </>
  );
}

function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{pathname}</p>
      <Link to="/form">Form</Link>
      <Link to="/other">Other</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      {pathname === '/form' && <Form />}
    </>
  );
}

async function openForm(text = '') {
  const user = userEvent.setup();
  renderUi(<Page />);
  await user.click(screen.getByText('Form'));
  if (text) await user.type(screen.getByLabelText('Text'), text);
  return user;
}

const question = () => screen.queryByRole('alertdialog', { name: 'Discard unsaved changes?' });
const answer = async (user: ReturnType<typeof userEvent.setup>, label: string) => {
  await user.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(question()).toBeNull());
};

test.each(['Other', 'Back'])('%s waits for confirmation', async (way) => {
  const user = await openForm('half a thought');
  await user.click(screen.getByText(way));
  await answer(user, 'Keep editing');
  expect(screen.getByText('/form')).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveValue('half a thought');
  await user.click(screen.getByText(way));
  await answer(user, 'Discard changes');
  expect(screen.getByText(way === 'Back' ? '/' : '/other')).toBeVisible();
  // No further question.
  await user.click(screen.getByText('Form'));
  expect(question()).toBeNull();
  expect(asksBeforeUnload()).toBe(false);
});

test('no question if nothing was changed, or if changes were undone', async () => {
  const user = await openForm('x{Backspace}');
  expect(asksBeforeUnload()).toBe(false);
  await user.click(screen.getByText('Other'));
  expect(screen.getByText('/other')).toBeVisible();
});

test('no question after saving', async () => {
  const user = await openForm('done');
  await user.click(screen.getByText('Save'));
  expect(screen.getByText('/saved')).toBeVisible();
});

test('the browser asks before closing or reloading the page while something is unsaved', async () => {
  const user = await openForm('half a thought');
  expect(asksBeforeUnload()).toBe(true);
  await user.clear(screen.getByLabelText('Text'));
  expect(asksBeforeUnload()).toBe(false);
});

test('the browser stops asking once the changes are discarded, even if the page stays', async () => {
  const user = userEvent.setup();
  const onLeave = jest.fn();
  renderUi(
    <>
      <Form />
      <LeaveButton onLeave={onLeave}>Reload</LeaveButton>
    </>,
  );
  await user.type(screen.getByLabelText('Text'), 'half a thought');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await answer(user, 'Discard changes');
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(asksBeforeUnload()).toBe(false);
});

describe('a dialog', () => {
  const onClose = jest.fn();
  const open = async (text = '') => {
    onClose.mockClear();
    const user = userEvent.setup();
    renderUi(
      <>
        <Page />
        <Dialog
          onClose={onClose}
          title="Edit"
          footer={<LeaveButton onLeave={onClose}>Cancel</LeaveButton>}
        >
          <Form />
        </Dialog>
      </>,
    );
    if (text) await user.type(screen.getByLabelText('Text'), text);
    return user;
  };

  test.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'Cancel',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
  ])('with unsaved changes asks at %s, without them closes at once', async (_, leave) => {
    const user = await open('half a thought');
    await leave(user);
    await answer(user, 'Keep editing');
    expect(onClose).not.toHaveBeenCalled();
    await leave(user);
    await answer(user, 'Discard changes');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('without unsaved changes closes at once', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('with unsaved changes also blocks Back and links', async () => {
    const user = await open('half a thought');
    // Like the browser's own button, which no dialog covers.
    fireEvent.click(screen.getByText('Other'));
    await answer(user, 'Keep editing');
    expect(screen.getByText('/')).toBeInTheDocument();
  });
});
