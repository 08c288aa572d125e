import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { simpleParser } from 'mailparser';
import { mailsTo } from '../../../test/support/mailbox';
import { readPdf } from '../../../test/support/read-pdf';
import { RANGE, SEND, settledReport } from '../../../test/support/scenes/reports';
import { type MailServer, openMailServer } from '../../../test/support/servers/mail-server';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { inTransaction } from '../../core/database/database';
import { UserRole } from '../auth/user.entity';
import { reportEmail } from './report.emails';
import { ReportType } from './report-status';
import { storeFile } from './steps/store-file';
import { makeReport } from './use-cases/make-report';

let server: MailServer;
let testApp: TestApp;

beforeAll(async () => {
  server = await openMailServer();
  testApp = await startTestApp({
    env: { SMTP_URL: server.url, MAIL_FROM: 'House <h@example.test>' },
  });
  await testApp.runBackground();
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});

const MESSAGE = 'Dear board,\n\nhere are the figures <b>of</b> the month. Ελένη';

test('a report arrives once with its message, its figures and both files', async () => {
  const ada = await testApp.person({ firstName: 'Ada', userRole: UserRole.ADMIN });
  const admin = await testApp.signIn(ada, { isAdmin: true });
  const to = 'board@example.test';
  const { data } = await admin.graphql(SEND, {
    input: {
      reportType: 'users',
      dateRange: RANGE,
      recipientEmail: to,
      customMessage: MESSAGE,
      reportData: { totalUsers: 4711 },
    },
  });
  const { id } = data.sendReport;
  expect(await settledReport(admin, id)).toMatchObject({ status: 'SENT', recipientEmail: to });
  const mail = await simpleParser(await server.received(to));
  expect(mail.subject).toMatch(/^Users Report, \d+ \w+ \d{4} – \d+ \w+ \d{4}$/);
  expect(mail.replyTo?.value[0]?.address).toBe(ada.email);
  expect(mail.text).toContain('> here are the figures <b>of</b> the month. Ελένη');
  expect(mail.text).toContain('Total users: 4,711');
  expect(mail.html).toContain('&lt;b&gt;of&lt;/b&gt;');
  const name = `fairweek-users-${RANGE.from}-${RANGE.to}`;
  expect(mail.attachments.map((it) => [it.filename, it.contentType])).toEqual([
    [`${name}.pdf`, 'application/pdf'],
    [`${name}.csv`, 'text/csv'],
  ]);
  const [pdf, csv] = mail.attachments;
  const { pages } = await readPdf(pdf?.content ?? Buffer.alloc(0));
  expect(pages[0]).toContain('here are the figures <b>of</b> the month. Ελένη');
  expect(pages[0]).toContain(to);
  const [list = '', figures = ''] = String(csv?.content).split('\r\n\r\n');
  const rows = parse(list, { bom: true, columns: true });
  expect(rows).toMatchObject([{ 'First name': 'Ada', Email: ada.email }]);
  const given = { Section: 'Totals', Name: 'Total users', Value: '4711' };
  expect(parse(figures, { columns: true })).toEqual([given]);

  // A worker that died after finishing, but before the queue noticed, runs the job again.
  await makeReport(testApp.running.app, { id });
  expect(await mailsTo(testApp, to)).toHaveLength(1);
  expect(server.count(to)).toBe(1);
});

test('a message that does not fit on the first page is printed in full on the second', async () => {
  const admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  const to = 'long@example.test';
  const customMessage = `${'Some words. '.repeat(160)}The end.`;
  const input = { reportType: 'analytics', dateRange: RANGE, recipientEmail: to, customMessage };
  const { data } = await admin.graphql(SEND, { input });
  await settledReport(admin, data.sendReport.id);
  const { attachments } = await simpleParser(await server.received(to));
  const { pages } = await readPdf(attachments[0]?.content ?? Buffer.alloc(0));
  expect(pages[0]).not.toContain('Some words.');
  expect(pages[1]).toContain('The end.');
});

test('a report for a reader whose numbers have a decimal comma has semicolons', async () => {
  const ada = await testApp.person({ userRole: UserRole.ADMIN });
  const admin = await testApp.signIn(ada, { isAdmin: true });
  const to = 'germany@example.test';
  const input = { reportType: 'users', dateRange: RANGE, recipientEmail: to };
  const wrong = await admin.graphql(SEND, { input: { ...input, delimiter: 'tab' } });
  expect(wrong.errors?.[0]?.message).toContain('comma or semicolon');
  const { data } = await admin.graphql(SEND, { input: { ...input, delimiter: 'semicolon' } });
  await settledReport(admin, data.sendReport.id);
  const [, csv] = (await simpleParser(await server.received(to))).attachments;
  expect(String(csv?.content)).toContain('First name;Last name;');
});

test('a CSV too large for mail servers is left out, and the email mentions it', async () => {
  const { app } = testApp.running;
  const ada = await testApp.person({ isAdmin: true });
  const email = await inTransaction(app, async (transaction) => {
    const [{ id }] = await transaction.manager.query(
      `insert into report_jobs (user_id, report_type, from_date, to_date)
        values ($1, 'requests', $2, $3) returning id`,
      [ada.id, RANGE.from, RANGE.to],
    );
    // Random bytes cannot be compressed.
    const parts = Array.from({ length: 12 }, () => randomBytes(1024 * 1024));
    await storeFile(transaction, { id, kind: 'csv', bytes: Readable.from(parts) });
    await storeFile(transaction, { id, kind: 'pdf', bytes: Readable.from([Buffer.from('PDF')]) });
    const job = {
      ...{ id, reportType: ReportType.requests, ...RANGE, reportData: null, customMessage: null },
      csvDelimiter: null,
      ...{ recipientEmail: 'a@b.test', requestedBy: 'Ada', requesterEmail: null, today: RANGE.to },
    };
    const content = { figures: [], charts: [], tables: [] };
    return reportEmail(transaction, { to: 'a@b.test', job, period: 'now', content });
  });
  expect(email.attachments?.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  expect(email.paragraphs.join(' ')).toContain('The CSV is too large for an email');
});
