import { screen } from '@testing-library/react';
import { FakeRequest } from '../../app/admin/test/fake-request';
import { pick, renderAdmin } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';

beforeEach(FakeRequest.install);
afterEach(FakeRequest.remove);

const OLD_SYSTEM = [
  '\uFEFFOwner;"House";City;No.;Reach',
  ';Lake House;Bled;3;',
  '"Ana María ""Ani"" Ruiz";Lake House;Bled;4;ana@new.test',
  '"Cut off;Lake House',
].join('\r\n');

const fileOf = (...parts: BlobPart[]) => new File(parts, 'owners.csv', { type: 'text/csv' });

async function openImport() {
  const rendered = await renderAdmin('shares&import=new', {
    importJobs: () => ({ importJobs: [] }),
  });
  const choose = (file: File) =>
    rendered.user.upload(screen.getByLabelText('Choose a CSV file'), file);
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

test('chosen columns stay when the file is refused, and for the next file with these titles', async () => {
  const { user, choose } = await openImport();
  await choose(fileOf(OLD_SYSTEM));
  await screen.findByText('Which column is which?');
  await pick(user, 'Email', /^Reach/);
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  FakeRequest.last.answer(400, { message: 'The file cannot be read from line 3 on.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('from line 3 on');
  expect(field('Email')).toHaveTextContent(/^Reach/);
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await choose(fileOf(OLD_SYSTEM));
  await screen.findByText('Which column is which?');
  expect(field('Email')).toHaveTextContent('Reach · ana@new.test');
});

test('a spreadsheet is refused with how to save it, and not sent', async () => {
  const { choose } = await openImport();
  await choose(fileOf('PK\u0003\u0004', new Uint8Array([0, 255])));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This is a spreadsheet, not a CSV/);
  expect(screen.getByLabelText('Choose a CSV file')).toBeInTheDocument();
});

test('a file in the encoding of Windows is read and sent as UTF-8', async () => {
  const { choose } = await openImport();
  const row = ';M\u00fcller-Reif;;3;'.split('').map((letter) => letter.charCodeAt(0));
  await choose(fileOf('Owner;House;City;No.;Reach\r\n', new Uint8Array(row)));
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
