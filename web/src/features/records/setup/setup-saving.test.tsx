import { act, screen, waitFor } from '@testing-library/react';
import { lakeHouse } from '../../../app/admin/test/fake-admin';
import { openRecordPage } from '../../../app/admin/test/open-record-page';
import { aPropertyRecord } from '../../../app/admin/test/records';
import { Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { address } from '../../auth/test-page';
import { fakeCalendar } from '../../weeks/test/fake-calendar';

onADesk();

/** An answer that comes only once it is sent. */
function later<Answer>(answer: Answer) {
  let send = (_: Answer) => {};
  const promise = new Promise<Answer>((resolve) => {
    send = resolve;
  });
  return { answer: () => promise, send: () => act(async () => send(answer)) };
}

test('what another administrator saves leaves what is typed, which is not saved over it', async () => {
  let version = lakeHouse.version;
  const record = () => aPropertyRecord({ property: { ...lakeHouse, version } });
  const { user, publish, callsOf } = await openRecordPage(
    '/admin/properties/1/setup?step=details',
    {
      propertyRecord: record,
      updateProperty: () => {
        throw new Refusal('Someone else has changed it.', 'CONFLICT', 'version');
      },
    },
  );
  const name = await screen.findByLabelText('Name');
  await user.type(name, ' East');
  version += 1;
  const before = callsOf('propertyRecord').length;
  act(() => void publish('adminEvents', { adminEvents: { area: 'PROPERTIES', id: '1' } }));
  await waitFor(() => expect(callsOf('propertyRecord').length).toBeGreaterThan(before));
  expect(screen.getByLabelText('Name')).toHaveValue('Lake House East');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Lake House'));
  expect(callsOf('updateProperty')).toMatchObject([{ input: { version: version - 1 } }]);
});

test('what is typed while a step is saved is asked about before the next step', async () => {
  const saving = later({ updateProperty: { ...lakeHouse, name: 'Lake House East', version: 8 } });
  const { user } = await openRecordPage('/admin/properties/1/setup?step=details', {
    updateProperty: saving.answer,
  });
  await user.type(await screen.findByLabelText('Name'), ' East');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await user.type(screen.getByLabelText('Location'), '!');
  await saving.send();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Location')).toHaveValue(`${lakeHouse.location}!`);
  expect(screen.getByLabelText('Name')).toHaveValue('Lake House East');
});

test('a year that is painted while another one is saved is asked about before the next step', async () => {
  const saving = later({ tagWeeks: { ...fakeCalendar(2027), propertyId: '1' } });
  const { user } = await openRecordPage('/admin/properties/1/setup?step=seasons', {
    calendar: ({ year }) => ({ calendar: { ...fakeCalendar(Number(year)), propertyId: '1' } }),
    tagWeeks: saving.answer,
  });
  await user.click(await screen.findByRole('button', { name: /^Low/ }));
  await user.click(screen.getByRole('button', { name: /^Week 30,/ }));
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await user.click(screen.getByRole('button', { name: 'Next year' }));
  await screen.findByRole('group', { name: 'Weeks of 2028' });
  await user.click(screen.getByRole('button', { name: /^Low/ }));
  await user.click(screen.getByRole('button', { name: /^Week 31,/ }));
  await saving.send();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/admin/properties/1/setup?step=seasons');
});
