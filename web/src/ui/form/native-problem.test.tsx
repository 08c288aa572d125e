import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../lib/test/render';
import { EMAIL_PATTERN } from '../../lib/text/email';
import { FormDialog } from '../overlay/FormDialog';
import { DateField } from './DateField';
import { TextArea } from './TextArea';
import { TextField, type TextFieldProps } from './TextField';

const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockClear());

function open(...fields: TextFieldProps[]) {
  renderUi(
    <FormDialog
      title="Form"
      submitLabel="Save"
      form={{ isBusy: false, submit: onSubmit }}
      onClose={() => {}}
    >
      {fields.map((field, index) => (
        <TextField key={String(index)} {...field} />
      ))}
      <TextArea label="Reason" required defaultValue="Because" />
    </FormDialog>,
  );
  return userEvent.setup();
}

const save = (user: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

/** Whether the browser would have shown its own bubble. */
function watchBubbles(): () => boolean {
  let isShown = false;
  const listen = (event: Event) => {
    isShown ||= !event.defaultPrevented;
  };
  // React listens at the root of the page, which comes before the window.
  window.addEventListener('invalid', listen);
  return () => {
    window.removeEventListener('invalid', listen);
    return isShown;
  };
}

test.each<[string, TextFieldProps, string]>([
  ['an empty field', { label: 'Name', required: true }, 'Required'],
  [
    'a text',
    { label: 'Email', type: 'email', defaultValue: 'greta' },
    'Should look like name@example.com',
  ],
  [
    'an address without its ending',
    { label: 'Email', type: 'email', pattern: EMAIL_PATTERN, defaultValue: 'greta@example' },
    'Should look like name@example.com',
  ],
  [
    'a number beyond both limits',
    { label: 'Rounds', type: 'number', min: 1, max: 12, defaultValue: 60 },
    'Between 1 and 12',
  ],
  [
    'a number too small',
    { label: 'Rounds', type: 'number', min: 1, defaultValue: 0 },
    'At least 1',
  ],
  ['a number too large', { label: 'Rounds', type: 'number', max: 5, defaultValue: 6 }, 'At most 5'],
  ['a fraction', { label: 'Rounds', type: 'number', min: 1, defaultValue: 1.5 }, 'A whole number'],
  [
    'a day too early',
    {
      label: 'Day',
      type: 'date',
      min: '1900-01-01',
      max: '2030-12-31',
      defaultValue: '1800-01-01',
    },
    'Between 1 Jan 1900 and 31 Dec 2030',
  ],
])('%s is refused at the field, in our words', async (_what, field, sentence) => {
  const user = open(field);
  const hasBubble = watchBubbles();
  await save(user);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText(String(field.label))).toHaveFocus();
  expect(screen.getByLabelText(String(field.label))).toBeInvalid();
  expect(hasBubble()).toBe(false);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('of several fields at fault the first gets the focus, and each says what is wrong', async () => {
  const user = open({ label: 'First', required: true }, { label: 'Second', required: true });
  await save(user);
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(screen.getByLabelText('First')).toHaveFocus();
});

test('what is wrong goes away with the next key, and the form is sent', async () => {
  const user = open({ label: 'Name', required: true });
  await user.clear(screen.getByLabelText('Reason'));
  await save(user);
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Reason'), 'Yes');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await save(user);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

function Birthday() {
  const [value, setValue] = useState('');
  return (
    <DateField
      label="Birthday"
      min="1900-01-01"
      max="2030-12-31"
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

test('a day is said in words, and so are its limits below the field', async () => {
  renderUi(<Birthday />);
  const user = userEvent.setup();
  const field = screen.getByLabelText('Birthday');
  expect(screen.getByText('Choose a day')).toBeVisible();
  await user.type(field, '1980-04-05');
  await user.tab();
  expect(screen.getByText('5 Apr 1980')).toBeVisible();
  await user.clear(field);
  expect(screen.queryByText('5 Apr 1980')).not.toBeInTheDocument();
  await user.type(field, '2031-01-01');
  expect(screen.getByRole('alert')).toHaveTextContent('Between 1 Jan 1900 and 31 Dec 2030');
});
