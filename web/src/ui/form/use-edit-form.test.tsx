import { CombinedGraphQLErrors } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { asksBeforeUnload } from '../../lib/test/asks-before-unload';
import { renderOnServer } from '../../lib/test/render-data';
import { TextField } from './TextField';
import { useEditForm } from './use-edit-form';

interface Props {
  version?: number | undefined;
  save: (draft: object) => Promise<unknown>;
  onSaved?: () => void;
  inField?: 'REASON' | 'FALLBACK';
}

function Form({ version, save, onSaved = () => {}, inField }: Props) {
  const form = useEditForm({
    first: { name: 'Lake House', place: 'Hexham', isActive: true },
    version,
    check: ({ name }) => (name.trim() ? {} : { name: 'Enter a name' }),
    save,
    success: { title: 'Saved' },
    failure: { title: 'Not saved', fallback: 'Please try again', ...(inField && { inField }) },
    onSaved,
  });
  return (
    <form {...form.formProps}>
      <TextField label="Name" {...form.text('name')} />
      <TextField label="Place" {...form.text('place')} />
      {form.isOutdated && <p>Outdated</p>}
      <button type="submit" disabled={!form.isChanged}>
        Save
      </button>
    </form>
  );
}

function Versions({ save }: Pick<Props, 'save'>) {
  const [version, setVersion] = useState(1);
  return (
    <>
      <Form {...{ version, save }} />
      <button type="button" onClick={() => setVersion(2)}>
        Reload
      </button>
    </>
  );
}

const name = () => screen.getByLabelText('Name');
const place = () => screen.getByLabelText('Place');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const refusal = (message: string, code: string, field: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, field } }] });

it('is unsaved while a text differs from what is stored by more than spaces around it', async () => {
  renderOnServer(<Form save={async () => {}} />, {});
  await userEvent.type(name(), ' ');
  expect(asksBeforeUnload()).toBe(false);
  await userEvent.type(name(), 'East');
  expect(asksBeforeUnload()).toBe(true);
  await submit();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(asksBeforeUnload()).toBe(false);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('sends nothing while a field has a problem, which gets the focus until it is changed', async () => {
  const save = jest.fn(async () => {});
  renderOnServer(<Form save={save} />, {});
  await userEvent.clear(name());
  await submit();
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Enter a name');
  await userEvent.type(place(), '!');
  expect(name()).toBeInvalid();
  await userEvent.type(name(), 'E');
  expect(name()).toBeValid();
  expect(save).not.toHaveBeenCalled();
});

it('shows a refusal at the field that it names if that is shown, and any other in a toast', async () => {
  const save = jest
    .fn()
    .mockRejectedValueOnce(refusal('It is taken.', 'BAD_USER_INPUT', 'placeId'))
    .mockRejectedValueOnce(refusal('Not now.', 'BAD_USER_INPUT', 'elsewhere'))
    .mockRejectedValueOnce(refusal('It is in use.', 'BAD_USER_INPUT', 'isActive'));
  renderOnServer(<Form save={save} />, {});
  await userEvent.type(place(), '!');
  await submit();
  await waitFor(() => expect(place()).toHaveFocus());
  expect(place()).toHaveAccessibleDescription('It is taken.');
  expect(screen.queryByText('Not saved')).toBeNull();
  await submit();
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(place()).toBeValid();
  await submit();
  expect(await screen.findByText('It is in use.')).toBeVisible();
});

it('saves nothing over someone else’s change until another version is read', async () => {
  const save = jest.fn().mockRejectedValueOnce(refusal('It changed.', 'CONFLICT', 'version'));
  renderOnServer(<Versions save={save} />, {});
  await userEvent.type(name(), '!');
  await submit();
  expect(await screen.findByText('Outdated')).toBeVisible();
  await submit();
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await submit();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(2);
});

it('keeps what is typed while it is saved, which is unsaved then', async () => {
  let answer = () => {};
  const save = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const onSaved = jest.fn(() => asksBeforeUnload());
  renderOnServer(<Form {...{ save, onSaved }} />, {});
  await userEvent.type(name(), '!');
  await submit();
  await userEvent.type(place(), '!');
  await submit();
  answer();
  await waitFor(() => expect(onSaved).toHaveReturnedWith(true));
  expect(name()).toHaveValue('Lake House!');
  expect(place()).toHaveValue('Hexham!');
  expect(save).toHaveBeenCalledTimes(1);
});

it('says a conflict in a toast where the form has no version to read again', async () => {
  const save = () => Promise.reject(refusal('Someone else changed it.', 'CONFLICT', 'version'));
  renderOnServer(<Form save={save} />, {});
  await userEvent.type(name(), '!');
  await submit();
  expect(await screen.findByText('Someone else changed it.')).toBeVisible();
  expect(screen.queryByText('Outdated')).toBeNull();
});

it('shows a refusal in a toast though a field elsewhere is marked', async () => {
  const save = () => Promise.reject(refusal('This is taken.', 'CONFLICT', 'isActive'));
  renderOnServer(
    <>
      <TextField label="Other" error="Wrong" value="" onChange={() => {}} />
      <Form save={save} />
    </>,
    {},
  );
  await userEvent.type(name(), '!');
  await submit();
  expect(await screen.findByText('This is taken.')).toBeVisible();
});

it.each([
  ['REASON', 'It is taken.'],
  ['FALLBACK', 'Please try again'],
] as const)(
  'repeats the %s of a field in a toast where the form asks for it',
  async (inField, text) => {
    const save = () => Promise.reject(refusal('It is taken.', 'BAD_USER_INPUT', 'placeId'));
    renderOnServer(<Form {...{ save, inField }} />, {});
    await userEvent.type(place(), '!');
    await submit();
    const toast = (await screen.findByText('Not saved')).closest('li');
    expect(toast).toHaveTextContent(text);
    expect(place()).toHaveAccessibleDescription('It is taken.');
  },
);
