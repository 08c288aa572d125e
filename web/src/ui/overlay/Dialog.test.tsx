import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { renderUi } from '../../lib/test/render';
import { Button } from '../button/Button';
import { TextField } from '../form/TextField';
import { DropdownMenu } from '../menu/DropdownMenu';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

const onSubmit = jest.fn();
const onConfirm = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="New Message"
        description="To another owner."
        onSubmit={onSubmit}
        footer={<Button type="submit">Send</Button>}
      >
        <TextField label="Recipient" />
      </Dialog>
    </>
  );
}

function Deletion() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <DropdownMenu
        trigger={<Button>Actions</Button>}
        items={[{ label: 'Delete request', onSelect: () => setOpen(true) }]}
      />
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        danger
        title="Delete?"
        description="Are you sure you want to delete this request?"
        confirmLabel="Delete"
        onConfirm={onConfirm}
      />
    </>
  );
}

test('focus goes to the first field, stays inside, and returns when the dialog closes', async () => {
  renderUi(<Example />);
  const opener = screen.getByRole('button', { name: 'Write' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'New Message' });
  expect(dialog).toHaveAccessibleDescription('To another owner.');
  expect(screen.getByLabelText('Recipient')).toHaveFocus();
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('Escape closes the dialog at once, even while the name of one of its icons is shown', async () => {
  renderUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  await userEvent.hover(screen.getByRole('button', { name: 'Close dialog' }));
  expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('on a touch screen the dialog itself takes the focus, not a field that opens a keyboard', async () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query === '(hover: none)' });
  renderUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  expect(screen.getByRole('dialog', { name: 'New Message' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('Recipient')).toHaveFocus();
  globalThis.matchMedia = matchMedia;
});

test('Enter in a field submits the form of the dialog', async () => {
  renderUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  await userEvent.type(screen.getByLabelText('Recipient'), 'omar{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a confirmation focuses its safe button', async () => {
  renderUi(<Deletion />);
  expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('after confirmation, the caller closes the dialog', async () => {
  renderUi(<Deletion />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('a dialog opened from a menu returns focus to the button of the menu', async () => {
  renderUi(<Deletion />);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete request' }));
  expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});

function Loaded() {
  const [step, setStep] = useState<'closed' | 'loading' | 'form'>('closed');
  const close = () => setStep('closed');
  return (
    <>
      <Button onClick={() => setStep('loading')}>Edit</Button>
      {step === 'loading' && (
        <Dialog onClose={close} title="Edit">
          <Button onClick={() => setStep('form')}>Go on</Button>
        </Dialog>
      )}
      {step === 'form' && (
        <Dialog onClose={close} title="Edit User">
          <TextField label="Name" />
        </Dialog>
      )}
    </>
  );
}

test('a dialog that took the place of another returns focus to what opened the first', async () => {
  renderUi(<Loaded />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('dialog', { name: 'Edit User' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

/** A page behind another one, with a dialog that can ask a question on top. */
function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p>{pathname}</p>
      <Button onClick={() => navigate('/second')}>Next page</Button>
      <Button onClick={() => navigate(-1)}>Back</Button>
      <Button onClick={() => setOpen(true)}>Write</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="New Message"
        isUnsaved={text !== ''}
      >
        <TextField
          label="Recipient"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button onClick={() => setAsking(true)}>Clear</Button>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Clear?"
        description="The recipient is removed."
        confirmLabel="Clear"
        onConfirm={onConfirm}
      />
    </>
  );
}

describe('Back', () => {
  const open = async () => {
    renderUi(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  };
  // Like the browser's own button, which no dialog covers.
  const back = () => fireEvent.click(screen.getByText('Back'));
  const message = () => screen.queryByRole('dialog', { name: 'New Message' });

  test('closes what lies on top, then the dialog below, then leaves the page', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    back();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(message()).toBeVisible();
    back();
    expect(message()).not.toBeInTheDocument();
    expect(screen.getByText('/second')).toBeVisible();
    back();
    expect(screen.getByText('/')).toBeVisible();
  });

  test('asks before it closes a dialog with unsaved input', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Recipient'), 'omar');
    back();
    const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    back();
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByLabelText('Recipient')).toHaveValue('omar');
    back();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(message()).not.toBeInTheDocument();
    expect(screen.getByText('/second')).toBeVisible();
  });
});
