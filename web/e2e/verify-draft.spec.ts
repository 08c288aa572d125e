import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DRAFT_ROOM } from './support/drafting';
import { inspect } from './support/inspect';
import { OLIVIA } from './support/people';
import { expect, test } from './support/test';

const fileOf = (text: string) => ({
  name: 'log.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a stranger’s browser checks a downloaded log, and refuses a changed one', async ({
  open,
  tolerate,
}) => {
  const olivia = await open(OLIVIA, { at: DRAFT_ROOM });
  await olivia.getByRole('tab', { name: 'Fairness' }).click();
  const link = olivia.getByRole('link', { name: /^Download the log/ });
  const [download] = await Promise.all([olivia.waitForEvent('download'), link.click()]);
  const log = readFileSync(await download.path(), 'utf8');
  const proof = olivia.getByRole('region', { name: 'Check it yourself' });
  const fingerprint = (await proof.locator('code').textContent()) ?? '';

  const stranger = await open(undefined, { at: '/verify-draft' });
  const choose = (text: string) =>
    stranger
      .getByLabel('Choose the log')
      .or(stranger.getByLabel('log.json'))
      .first()
      .setInputFiles(fileOf(text));
  const verdict = stranger.getByRole('status');
  await choose(log);
  await expect(verdict).toContainText('In order');
  await expect(verdict).toContainText('The draft of Lakeside House');
  await inspect(stranger, 'verify-draft');

  const kept = stranger.getByLabel('Fingerprint that you kept (optional)');
  await kept.fill(fingerprint);
  await expect(verdict).toContainText('It continues what you kept: nothing up to entry');
  await kept.fill('0000 1111 2222 3333 4444');
  await expect(verdict).toContainText('The fingerprint that was kept is not in this log');
  await kept.fill('');
  await expect(verdict).toContainText('In order');

  const entries: { text: string }[] = JSON.parse(log).entries;
  const pick = entries.find(({ text }) => text.includes('"PICKED"'))?.text ?? '';
  const forged = pick.replace(/"week":\d+/, '"week":1');
  await choose(log.replace(JSON.stringify(pick), JSON.stringify(forged)));
  await expect(verdict).toContainText(/Not in order\s*Entry \d+ is not what was written/);
  // Stamps that OpenSSL made are checked without a network.
  const stamped = (name: string) =>
    readFileSync(resolve(import.meta.dirname, '../../docs/draft-log', name), 'utf8');
  await choose(stamped('stamped-log.json'));
  await expect(verdict).toContainText('In order');
  await stranger.waitForLoadState('networkidle');
  tolerate(/ERR_INTERNET_DISCONNECTED/);
  await stranger.context().setOffline(true);
  const beside = (label: string, text: string) =>
    stranger.getByLabel(label).setInputFiles(fileOf(text));
  await beside('Time stamps of the log (optional)', stamped('stamps.json'));
  await expect(verdict).toContainText('2 time stamps match the log, by Fairweek example authority');
  await beside('Certificates that you trust (optional)', stamped('stamps.pem'));
  await expect(verdict).toContainText('Their certificates lead to those that you trust.');
  await inspect(stranger, 'verify-stamps');
  await choose(log);
  await expect(verdict).toContainText('The time stamps belong to another draft.');
  await stranger.context().setOffline(false);
  await stranger.reload();
  await choose('{');
  await expect(verdict).toContainText('it was not downloaded to its end');
});
