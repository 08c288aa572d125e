import { screen, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { FakeCosts, receipt, YEAR } from '../test/fake-costs';
import { dialog, list, renderCosts } from '../test/render-costs';

const rows = async () =>
  (await list(`Entries of ${YEAR}`)).getAllByRole('button').map((it) => it.textContent);

it('lists what was entered with who paid and one’s own part', async () => {
  const fake = new FakeCosts();
  fake.spend(10_001, '2', { files: [receipt], date: `${YEAR}-02-03` });
  fake.pay(5000, '3', '2');
  fake.add({ kind: 'REVERSAL', reverses: 1, title: 'Entered twice' }, [
    [3, 3334],
    [2, -3334],
  ]);
  renderCosts(fake);
  expect((await rows()).map((it) => it?.replace(/\d+ \w+ · /, ''))).toEqual([
    'Entered twiceTakes back entry 1you: +€33.34',
    'PaymentYou paid Omar Haddad€50.00',
    'New boilerOmar Haddad paid€100.01you: €33.34',
  ]);
});

it('shows who bears what of an expense, its odd cent, its receipt and its place in the ledger', async () => {
  const fake = new FakeCosts();
  fake.spend(10_001, '2', { files: [receipt], supplier: 'Weber Heating' });
  const { user } = renderCosts(fake);
  await user.click(await screen.findByRole('button', { name: /New boiler/ }));
  const entry = await dialog('New boiler');
  expect(entry.getByText('Entry 1 of Lake House')).toBeVisible();
  for (const fact of ['Weber Heating', 'Omar Haddad', /^Ada Keller, /, /^ab12 ab12/]) {
    expect(entry.getAllByText(fact)[0]).toBeVisible();
  }
  expect(
    entry.getByText('Split: Equally by shares. Shares 2 and 3 bear the odd cents this time.'),
  ).toBeVisible();
  const parts = entry.getAllByRole('listitem').map((it) => it.textContent);
  expect(parts.slice(-3)).toEqual([
    'Share 1Agnes Holm €33.33',
    'Share 2Omar Haddad €33.34',
    'Share 3You €33.34',
  ]);
  expect(entry.queryByRole('button', { name: 'Take back…' })).not.toBeInTheDocument();
  expect(await axe(document.body)).toHaveNoViolations();
  await user.click(entry.getByRole('button', { name: 'Receipt of “New boiler”' }));
  const picture = await dialog('Receipts of “New boiler”');
  expect(picture.getByRole('img')).toHaveAttribute('src', receipt.url);
});

it('says by which weeks and owners an amount was split', async () => {
  const fake = new FakeCosts();
  const part = (account: string, weight: number) => ({ account, weight }) as const;
  fake.spend(2000, 'BANK', { method: 'WEEKS_HELD', parts: [part('1', 3), part('3', 1)] });
  fake.spend(900, 'BANK', {
    ...{ method: 'OWNERS', title: 'Paint' },
    parts: [part('1', 27_720), part('2', 13_860), part('3', 13_860)],
  });
  const { user } = renderCosts(fake);
  await user.click(await screen.findByRole('button', { name: /New boiler/ }));
  expect((await dialog('New boiler')).getByText(/1 of 4 weeks/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /Paint/ }));
  expect((await dialog('Paint')).getByText('Split: Equally by owners.')).toBeVisible();
});

it('adds older entries on request', async () => {
  const fake = new FakeCosts();
  for (let index = 1; index <= 25; index += 1) fake.spend(100, '2', { title: `Bulb ${index}` });
  const { user, callsOf } = renderCosts(fake);
  expect(await rows()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show older entries' }));
  expect(await screen.findByText('Bulb 1')).toBeVisible();
  expect(await rows()).toHaveLength(25);
  expect(callsOf('ledgerEntries')).toContainEqual(expect.objectContaining({ before: 6 }));
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
});

it('is taken back by who keeps the books, with a reason', async () => {
  const fake = new FakeCosts();
  fake.house = { mayKeepBooks: true };
  fake.spend(900, '2');
  let refusal: Refusal | undefined = new Refusal('Not today.', 'CONFLICT', 'seq');
  const { user, callsOf } = renderCosts(fake, {
    server: {
      reverseEntry: () => {
        if (refusal) throw refusal;
        return { reverseEntry: { seq: 2 } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /New boiler/ }));
  await user.click((await dialog('New boiler')).getByRole('button', { name: 'Take back…' }));
  const question = await dialog('Take back “New boiler”?');
  await user.click(question.getByRole('button', { name: 'Take it back' }));
  expect(question.getByText('Please say why.')).toBeVisible();
  await user.type(question.getByRole('textbox'), ' Entered twice ');
  await user.click(question.getByRole('button', { name: 'Take it back' }));
  expect(await question.findByText('Not today.')).toBeVisible();
  expect(question.getByRole('textbox')).toHaveValue(' Entered twice ');
  refusal = undefined;
  await user.click(question.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(callsOf('reverseEntry').at(-1)).toEqual({
    input: { propertyId: '7', seq: 1, reason: 'Entered twice' },
  });
});

it('marks what was taken back, and does not offer it again', async () => {
  const fake = new FakeCosts();
  fake.house = { mayKeepBooks: true };
  fake.spend(900, '2', { reversedBy: 2 });
  const { user } = renderCosts(fake);
  const row = await screen.findByRole('button', { name: /New boiler/ });
  expect(within(row).getByText('Taken back')).toBeVisible();
  await user.click(row);
  const entry = await dialog('New boiler');
  expect(entry.getByText('By entry 2')).toBeVisible();
  expect(entry.queryByRole('button', { name: 'Take back…' })).not.toBeInTheDocument();
});
