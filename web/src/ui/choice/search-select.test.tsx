import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { renderUi } from '../../lib/test/render';
import { Dialog } from '../overlay/Dialog';
import type { SearchOption } from './OptionList';
import { SearchSelect, type SearchSelectProps } from './SearchSelect';
import { useSearchText } from './use-search-text';

const OPTIONS = ['Gull Cottage', 'Lake House', 'Mill'].map((label) => ({ id: label, label }));

function House() {
  const [value, setValue] = useState<SearchOption | null>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Assign">
      <SearchSelect
        label="Property"
        {...{ value, text }}
        onChange={setValue}
        onText={setText}
        options={OPTIONS.filter(({ label }) => label.toLowerCase().includes(text))}
      />
    </Dialog>
  );
}

/** Searches once typing pauses. */
function Search({ onChange }: Pick<SearchSelectProps, 'onChange'>) {
  const { search, box } = useSearchText();
  const options = OPTIONS.filter(({ label }) => label.toLowerCase().includes(search ?? ''));
  return <SearchSelect label="Property" value={null} {...{ onChange, options }} {...box} />;
}

const popover = jest.fn();
const scroll = jest.fn();

beforeEach(() => {
  popover.mockClear();
  scroll.mockClear();
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      popover(this.getAttribute('popover'));
    },
  });
  // jsdom has no top layer.
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (
    this: Element,
    selector: string,
  ) {
    return selector === ':popover-open' ? false : matches.call(this, selector);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

const at = (top: number) =>
  jest
    .spyOn(HTMLInputElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + 40, left: 20, width: 300 } as DOMRect);

/** Where the list is, on the screen. */
function placed() {
  const { top, bottom, left, width, maxHeight } =
    screen.getByRole('listbox').parentElement?.style ?? {};
  return { top, bottom, left, width, maxHeight };
}

test('the list opens above the dialog, which does not scroll, and follows its field', async () => {
  at(100);
  renderUi(<House />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Property' }));
  expect(popover).toHaveBeenCalledWith('manual');
  expect(scroll).not.toHaveBeenCalled();
  expect(placed()).toMatchObject({
    ...{ top: '144px', left: '20px', width: '300px', maxHeight: '240px' },
  });
  at(60);
  window.dispatchEvent(new Event('scroll'));
  expect(placed().top).toBe('104px');
});

test('where the window ends below the field, the list opens above it', async () => {
  at(window.innerHeight - 60);
  renderUi(<House />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Property' }));
  expect(placed()).toMatchObject({ bottom: '64px', top: 'auto' });
});

test('an option is chosen as the button goes down, whatever moves before it comes up', async () => {
  renderUi(<House />);
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Property' });
  await user.click(field);
  await user.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('option', { name: 'Mill' }),
  });
  expect(field).toHaveValue('Mill');
});

test('the first arrow down leads to the first option, Escape closes the list and not the dialog', async () => {
  renderUi(<House />);
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Property' });
  await user.click(field);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('Gull Cottage');
  expect(field.parentElement).toHaveAttribute('title', 'Gull Cottage');
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('text that names no option stays, and the field asks for one of the list', async () => {
  renderUi(<House />);
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Property' });
  await user.click(field);
  await user.keyboard('milll');
  expect(field).toBeValid();
  await user.tab();
  expect(field).toHaveValue('milll');
  expect(field).toHaveAccessibleDescription(/Choose one from the list/);
  expect(field.validity.customError).toBe(true);
  await user.click(field);
  await user.keyboard('{Backspace}{Enter}');
  expect(field).toHaveValue('Mill');
  expect(field).not.toHaveAccessibleDescription();
  expect(field.validity.valid).toBe(true);
});

test('text typed over a choice is given up for it', async () => {
  renderUi(<House />);
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Property' });
  await user.click(field);
  await user.keyboard('mill{Enter}');
  await user.click(field);
  await user.keyboard('gu');
  await user.tab();
  expect(field).toHaveValue('Mill');
  expect(field).toBeValid();
});

test('Tab passes the button that clears; it and Backspace leave the focus in the field', async () => {
  renderUi(<House />);
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Property' });
  const choose = async () => {
    await user.click(field);
    await user.keyboard('mill{Enter}');
  };
  await choose();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Clear' })).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  for (const keys of ['{Backspace}', '{Delete}']) {
    await choose();
    await user.keyboard(keys);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  }
});

test('a choice is emptied in its open list by Delete, and stays so', async () => {
  renderUi(<House />);
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Property' });
  await user.click(field);
  await user.keyboard('mill{Enter}');
  await user.click(field);
  await user.keyboard('{Control>}a{/Control}{Delete}');
  await user.tab();
  expect(field).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('Enter takes no option of an earlier text, and sends no form without one', async () => {
  const choose = jest.fn();
  const send = jest.fn((event: FormEvent) => event.preventDefault());
  renderUi(
    <form onSubmit={send}>
      <Search onChange={choose} />
    </form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox', { name: 'Property' }), 'mill{Enter}');
  expect(choose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledWith({ id: 'Mill', label: 'Mill' });
  expect(send).not.toHaveBeenCalled();
});
