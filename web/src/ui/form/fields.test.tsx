import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../lib/test/render';
import { Button } from '../button/Button';
import { Select } from '../choice/Select';
import { CodeField } from './CodeField';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';

function Code() {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onValueChange={setCode} />;
}

function Role() {
  const [role, setRole] = useState('OWNER');
  const options = [
    { value: '', label: 'None' },
    { value: 'OWNER', label: 'Owner' },
  ];
  return (
    <>
      <Select label="Role" value={role} onValueChange={setRole} options={options} />
      <output>{JSON.stringify(role)}</output>
    </>
  );
}

test('a code field accepts digits only, and at most six of them', async () => {
  renderUi(<Code />);
  await userEvent.type(screen.getByLabelText('Code'), 'a1-2 3b456789');
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
});

test('a pasted code may contain spaces', async () => {
  renderUi(<Code />);
  await userEvent.click(screen.getByLabelText('Code'));
  await userEvent.paste('Your code: 481 516');
  expect(screen.getByLabelText('Code')).toHaveValue('481516');
});

test('hint and error describe the field, and the error marks it invalid', () => {
  renderUi(<TextField label="Email" hint="Never shared." error="Please fill in all fields." />);
  const field = screen.getByLabelText('Email');
  expect(field).toHaveAccessibleDescription('Never shared. Please fill in all fields.');
  expect(field).toBeInvalid();
});

test('a field without hint and error has no description', () => {
  renderUi(<TextField label="Email" />);
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByLabelText('Email')).toBeValid();
});

test('a password can be shown and hidden again', async () => {
  renderUi(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a select works by keyboard, including the empty option', async () => {
  renderUi(<Role />);
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Owner');
  screen.getByRole('combobox').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('""');
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveTextContent('None');
});

test('a busy button is disabled and shows its busy label', () => {
  renderUi(
    <>
      <Button busy busyLabel="Sending...">
        Send Message
      </Button>
      <Button busy>Save</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});
