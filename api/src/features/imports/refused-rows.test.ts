import { openHome } from '../../../test/support/scenes/home-cast';
import { preview } from '../../../test/support/scenes/import-files';

const HEADER = 'First name,Last name,Email,Property,Location,Share number';

test('refused rows are downloaded as they are in the file, each with its line and problem', async () => {
  const { testApp, as } = await openHome();
  const rows = [
    'Nora,Nye,nora@new.test,Lake House,,4',
    'Ned,,ned.nye,New Lodge,"Bergen, NO",13',
    ',,,Lake House,,x',
  ];
  const job = await preview(as.administrator, [HEADER, ...rows, ''].join('\n'));
  const download = (id: number) => as.administrator.get(`/api/admin/imports/${id}/refused.csv`);
  const { body } = await download(job.id);
  const number = 'The share number must be a whole number from 1 to 12.';
  expect(body.split('\n')).toEqual([
    `Line,${HEADER},Problem`,
    `3,${rows[1]},The last name is missing. ned.nye is not a valid e-mail address. ${number}`,
    `4,${rows[2]},${number}`,
    '',
  ]);
  expect((await download(999)).status).toBe(404);
  const [logged] = await testApp.running.app.db.query(
    'select action from audit_log order by id desc limit 1',
  );
  expect(logged).toEqual({ action: 'import.refused' });
  await testApp.close();
});

test('no row is excused from checks by an unreadable note, and no bad number takes a share', async () => {
  const { testApp, as, people } = await openHome();
  const rows = [
    'Ned,Nye,ned@new.test,Lake House,,1,f\uFFFDr Ned',
    'Nora,Nye,nora@new.test,Lake House,,13,',
    'Nina,Nye,nina@new.test,Lake House,,14,',
  ];
  const job = await preview(as.administrator, [`${HEADER},Notes`, ...rows, ''].join('\n'));
  const { firstName, lastName } = people.owner;
  const number = 'The share number must be a whole number from 1 to 12.';
  expect(job.rows.map(({ note }: { note: string }) => note)).toEqual([
    `Share 1 of Lake House is held by ${firstName} ${lastName}.`,
    number,
    number,
  ]);
  await testApp.close();
});
