import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderUi } from '../../lib/test/render';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import { Dialog } from '../overlay/Dialog';
import { useToast } from './Toast';

const onRetry = jest.fn();
const render = (ui: ReactNode) => renderUi(ui, { toastMs: 5_000 });

function Buttons() {
  const { toast } = useToast();
  const routine = { title: 'Sent', isRoutine: true };
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="submit">send</button>
      </form>
      <button type="button" onClick={() => toast(routine)}>
        routine
      </button>
      <button type="button" onClick={() => toast({ title: 'First', description: 'One.' })}>
        one
      </button>
      <button
        type="button"
        onClick={() =>
          toast({
            title: 'Second',
            destructive: true,
            action: { label: 'Retry', onClick: onRetry },
          })
        }
      >
        two
      </button>
    </>
  );
}

// The region of the toasts is loaded at the first touch of a page.
beforeAll(async () => {
  const { unmount } = render(<Buttons />);
  fireEvent.click(screen.getByRole('button', { name: 'one' }));
  await screen.findByRole('listitem');
  unmount();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('listitem');

test('one toast is visible at a time: a new one replaces the previous one', () => {
  render(<Buttons />);
  click('one');
  click('two');
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toHaveTextContent('Second');
});

test('a toast stays for 5,000 ms', () => {
  render(<Buttons />);
  click('one');
  pass(4_900);
  expect(shown()[0]).toHaveTextContent('FirstOne.');
  pass(200);
  expect(shown()).toHaveLength(0);
});

test('a new toast has its own 5,000 ms', () => {
  render(<Buttons />);
  click('one');
  pass(4_000);
  click('two');
  pass(4_000);
  expect(shown()).toHaveLength(1);
  pass(1_100);
  expect(shown()).toHaveLength(0);
});

test('F8 moves focus to the toast region', () => {
  render(<Buttons />);
  click('one');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('the action runs and closes the toast', () => {
  render(<Buttons />);
  click('two');
  click('Retry');
  expect(onRetry).toHaveBeenCalledTimes(1);
  pass(1);
  expect(shown()).toHaveLength(0);
});

test('it can be dismissed manually', () => {
  render(<Buttons />);
  click('one');
  click('Dismiss');
  pass(1);
  expect(shown()).toHaveLength(0);
});

test('an error toast disappears when the next attempt starts, and no other toast does', () => {
  render(<Buttons />);
  click('two');
  click('send');
  pass(1);
  expect(shown()).toHaveLength(0);
  click('one');
  click('send');
  pass(1);
  expect(shown()[0]).toHaveTextContent('First');
});

test('a routine toast is shown once while visible, and never replaces an error', () => {
  render(<Buttons />);
  click('routine');
  const [first] = shown();
  pass(3_000);
  click('routine');
  expect(shown()).toEqual([first]);
  pass(2_100);
  expect(shown()).toHaveLength(0);
  click('two');
  click('routine');
  expect(shown()[0]).toHaveTextContent('Second');
});

describe('Escape', () => {
  const press = () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  const onClose = jest.fn();

  test('closes the toast if nothing else is open', () => {
    render(<Buttons />);
    click('one');
    press();
    pass(1);
    expect(shown()).toHaveLength(0);
  });

  test('closes the focused dialog at once, and leaves the toast its 5 s', () => {
    render(
      <Dialog onClose={onClose} title="Edit">
        <Buttons />
      </Dialog>,
    );
    fireEvent.click(screen.getByText('two'));
    const before = screen.getByText('Second');
    expect(before).toBeInTheDocument();
    press();
    expect(onClose).toHaveBeenCalledTimes(1);
    pass(100);
    expect(screen.getByText('Second')).toBeInTheDocument();
    pass(5_000);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });
});

function Asking() {
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Buttons />
      <button type="button" onClick={() => setOpen(true)}>
        ask
      </button>
      <button type="button" onClick={() => setEditing(true)}>
        edit
      </button>
      <Dialog open={isEditing} onClose={() => setEditing(false)} title="Edit it">
        <Buttons />
      </Dialog>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Delete it?"
        description="It goes."
        confirmLabel="Delete"
        onConfirm={() => {}}
      />
    </>
  );
}

test.each(['ask', 'edit'])('a dialog that opens leaves a toast its 5,000 ms (%s)', (open) => {
  const left = () => screen.queryAllByRole('listitem', { hidden: true });
  render(<Asking />);
  click('one');
  pass(2_000);
  click(open);
  expect(screen.getByRole(open === 'ask' ? 'alertdialog' : 'dialog')).toBeVisible();
  pass(2_900);
  expect(left()).toHaveLength(1);
  pass(200);
  expect(left()).toHaveLength(0);
});
