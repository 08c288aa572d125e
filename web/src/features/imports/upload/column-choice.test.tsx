import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeRequest } from '../../../app/admin/test/fake-request';
import { pick, renderAdmin } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import type { Handlers } from '../../../lib/test/fake-server';
import { renderUi } from '../../../lib/test/render';
import { address } from '../../auth/test-page';
import { aJob, imports } from '../test/import-server';
import { workbook } from '../test/workbook';
import { ImportUpload } from './ImportUpload';

beforeEach(FakeRequest.install);
afterEach(FakeRequest.remove);

const OLD_SYSTEM = [
  '\uFEFFOwner;"House";City;No.;Reach',
  ';Lake House;Bled;3;',
  '"Ana María ""Ani"" Ruiz";Lake House;Bled;4;ana at new.test',
  '"Cut off;Lake House',
].join('\r\n');

const OLD_TITLES = ['Owner', 'House', 'City', 'No.', 'Reach'];

const fileOf = (...parts: BlobPart[]) => new File(parts, 'owners.csv', { type: 'text/csv' });

async function openImport(handlers: Handlers = { importJobs: () => ({ importJobs: [] }) }) {
  const rendered = await renderAdmin('shares&import=new', handlers);
  const choose = (file: File) => rendered.user.upload(screen.getByLabelText('Choose a file'), file);
  return { ...rendered, choose };
}

const field = (name: string) => screen.getByRole('combobox', { name });

test('a file of other titles is matched to the fields, with examples, before it is sent', async () => {
  const { user, choose, container } = await openImport();
  await choose(fileOf(OLD_SYSTEM));
  expect(await screen.findByText('Which column is which?')).toBeVisible();
  expect(field('First name')).toHaveTextContent('From “Owner”: first name · Ana María "Ani"');
  expect(field('Last name')).toHaveTextContent('From “Owner”: last name · Ruiz');
  expect(field('Property')).toHaveTextContent('House · Lake House');
  expect(field('Location')).toHaveTextContent('City · Bled');
  expect(field('Share number')).toHaveTextContent('No. · 3');
  expect(screen.getByText('Not read: Reach.')).toBeVisible();
  expect(field('Email')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  expect(field('Email')).toHaveAccessibleDescription('Email needs a column.');
  expect(field('Email')).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await pick(user, 'Email', /^Reach/);
  await pick(user, 'Location', /^Not in/);
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  expect(FakeRequest.last.sent).toContain(
    '/api/admin/imports?fileName=owners.csv&firstName=0&lastName=0&email=4&property=1&shareNumber=3',
  );
});

test('a file of weeks is matched to a property, a share and a week, and sent without people', async () => {
  const { user, choose, container } = await openImport();
  await choose(fileOf('House,Share,Day,Who\nLake House,3,2026-07-04,Ana'));
  await user.click(await screen.findByRole('button', { name: 'Weeks' }));
  expect(screen.queryByRole('combobox', { name: 'Email' })).not.toBeInTheDocument();
  await pick(user, 'Arrival', /^Day · 2026-07-04/);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'People and shares' }));
  expect(field('Email')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Weeks' }));
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  expect(FakeRequest.last.sent).toContain(
    '/api/admin/imports?fileName=owners.csv&property=0&shareNumber=1&arrival=2',
  );
});

test('a column is matched and the rows are checked by keyboard alone', async () => {
  const { user, choose } = await openImport();
  await choose(fileOf(OLD_SYSTEM));
  await screen.findByText('Which column is which?');
  await waitFor(() => expect(field('Email')).toHaveFocus());
  await user.keyboard('{Enter}');
  const option = await screen.findByRole('option', { name: /^Reach/ });
  await user.keyboard('Reach');
  await waitFor(() => expect(option).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(field('Email')).toHaveTextContent('Reach · ana at new.test');
  screen.getByRole('button', { name: 'Check the rows' }).focus();
  await user.keyboard('{Enter}');
  expect(FakeRequest.last.sent.join()).toContain('email=4');
});

test('a file on its way stays to be seen after Back, and why it was refused', async () => {
  const { user, choose } = await openImport();
  await choose(fileOf(OLD_SYSTEM));
  await screen.findByText('Which column is which?');
  await pick(user, 'Email', /^Reach/);
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await user.click(screen.getByRole('button', { name: 'All imports' }));
  expect(screen.getByText('owners.csv')).toBeVisible();
  await FakeRequest.last.answer(400, { message: 'The file is empty.' });
  expect(await screen.findByText('The file is empty.')).toBeVisible();
  expect(screen.getByLabelText('Choose a file')).toBeVisible();
});

test('Back leads from the review to the columns, from there to the file, and from there to the list', async () => {
  const { user, choose } = await openImport(imports(aJob()).handlers);
  await choose(fileOf(OLD_SYSTEM));
  await screen.findByText('Which column is which?');
  expect(address()).toBe('/admin?tab=shares&import=columns');
  await pick(user, 'Email', /^Reach/);
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await FakeRequest.last.answer(200, { id: '7' });
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  expect(field('Email')).toHaveTextContent('Reach · ana at new.test');
  const back = () => user.click(screen.getByRole('button', { name: 'Back' }));
  await back();
  expect(await screen.findByRole('table', { name: 'Rows of the file' })).toBeVisible();
  await back();
  expect(field('Email')).toHaveTextContent('Reach · ana at new.test');
  await back();
  expect(screen.getByLabelText('Choose a file')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All shares' }));
  expect(address()).toBe('/admin?tab=shares');
});

test('chosen columns stay when the file is refused, and for the next file with these titles', async () => {
  const { user, choose } = await openImport();
  await choose(fileOf(OLD_SYSTEM));
  await screen.findByText('Which column is which?');
  await pick(user, 'Email', /^Reach/);
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await FakeRequest.last.answer(400, { message: 'The file cannot be read from line 3 on.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('from line 3 on');
  expect(field('Email')).toHaveTextContent(/^Reach/);
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Choose a file')).toHaveFocus();
  await choose(fileOf(OLD_SYSTEM));
  await screen.findByText('Which column is which?');
  expect(field('Email')).toHaveTextContent('Reach · ana at new.test');
});

test('an Excel file is matched and sent as a CSV is', async () => {
  const { user, choose } = await openImport();
  const rows = [OLD_TITLES, ['Ana Ruiz', 'Lake House', 'Bled', 4, 'ana at new.test']];
  await choose(new File([workbook({ Owners: rows })], 'owners.xlsx'));
  expect(await screen.findByText(/^Choose the columns of owners\.xlsx\./)).toBeVisible();
  expect(field('Share number')).toHaveTextContent('No. · 4');
  await pick(user, 'Email', /^Reach/);
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  expect(FakeRequest.last.sent.at(-1)).toBe('owners.xlsx');
});

test.each([
  ['of another kind', 'PK\u0003\u0004'],
  ['of an old Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
])('a spreadsheet %s is refused with how to save it, and not sent', async (_, start) => {
  const { choose } = await openImport();
  const { last } = FakeRequest;
  await choose(fileOf(start, new Uint8Array([0, 255])));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This is a spreadsheet, not a CSV/);
  expect(screen.getByLabelText('Choose a file')).toHaveFocus();
  expect(FakeRequest.last).toBe(last);
});

const latin1 = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
const utf16 = (text: string) =>
  new Uint8Array(
    [...`\uFEFF${text}`].flatMap((letter) => [
      letter.charCodeAt(0) & 255,
      letter.charCodeAt(0) >> 8,
    ]),
  );
const TITLES = 'Owner;House;City;No.;Reach\r\n';

test.each([
  ['of Windows', [TITLES, latin1(';Müller-Reif;;3;')]],
  ['UTF-16', [utf16(`${TITLES};Müller-Reif;;3;`)]],
  ['UTF-8 with a damaged line', [TITLES, ';Müller-Reif;;3;\r\n', latin1(';Zoë;;4;')]],
])('a file in the encoding %s is read', async (_, parts) => {
  const { choose } = await openImport();
  await choose(fileOf(...parts));
  await screen.findByText('Which column is which?');
  expect(field('Property')).toHaveTextContent('House · Müller-Reif');
});

test('a file without titles is refused, and not sent', async () => {
  const { choose } = await openImport();
  const { last } = FakeRequest;
  await choose(fileOf('Nora,Nye,nora@new.test,Lake House,Bled,1\n'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The first line has an e-mail address/,
  );
  expect(FakeRequest.last).toBe(last);
});

const CLEAR =
  'Owners 2026\n\nHouse\tPlace\tShare\tOwner\tMail\nGull\tHawes\tShare 1\tAna Ruiz\tana@new.test\n';

test('pasted cells are sent as a file, and their columns can be chosen after the review', async () => {
  const { user } = await openImport(
    imports(aJob({ reading: 'The titles are in line 3.' })).handlers,
  );
  fireEvent.paste(document.body, { clipboardData: { getData: () => 'one cell' } });
  expect(screen.getByLabelText('Choose a file')).toBeVisible();
  fireEvent.paste(document.body, { clipboardData: { getData: () => CLEAR } });
  await waitFor(() => expect(FakeRequest.last.sent.at(-1)).toBe('Pasted cells'));
  await FakeRequest.last.answer(200, { id: '7' });
  expect(await screen.findByText('The titles are in line 3.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByText(/Skipped: 1 line above the titles\./)).toBeVisible();
  expect(field('Share number')).toHaveTextContent('Share · Share 1');
});

test('rows that are typed into the field of a house stay, and are checked by a button', async () => {
  const onUploaded = jest.fn();
  renderUi(
    <ImportUpload
      {...{ isMatching: false, chosen: undefined, onUploaded }}
      {...{ onChosen: () => undefined, onMatching: () => undefined }}
      of={{ house: { id: '1', name: 'Gull' }, kind: 'SHARES' }}
    />,
  );
  const rows = screen.getByLabelText('Or paste rows here');
  expect(screen.queryByRole('button', { name: 'Check the rows' })).not.toBeInTheDocument();
  fireEvent.change(rows, { target: { value: CLEAR } });
  expect(rows).toHaveValue(CLEAR);
  fireEvent.click(screen.getByRole('button', { name: 'Check the rows' }));
  await waitFor(() => expect(FakeRequest.last.sent.at(-1)).toBe('Pasted cells'));
  await FakeRequest.last.answer(200, { id: '9' });
  await waitFor(() => expect(onUploaded).toHaveBeenCalledWith('9'));
});

test('a choice for clear titles is remembered, and sent with the next file that has them', async () => {
  const { user, choose } = await openImport(imports(aJob()).handlers);
  await choose(fileOf(CLEAR));
  await waitFor(() => expect(FakeRequest.last.sent.at(-1)).toBe('owners.csv'));
  expect(FakeRequest.last.sent.join()).not.toContain('location=');
  await FakeRequest.last.answer(200, { id: '7' });
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await pick(user, 'Location', /^Not in/);
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await FakeRequest.last.answer(200, { id: '7' });
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await choose(fileOf(CLEAR));
  await waitFor(() => expect(FakeRequest.last.sent.join()).toContain('firstName=3&lastName=3'));
  expect(FakeRequest.last.sent.join()).not.toContain('location=');
});
