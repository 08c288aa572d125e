import { openHome } from '../../../test/support/scenes/home-cast';
import { preview } from '../../../test/support/scenes/import-files';

const HEADER = 'First name,Last name,Email,Property,Location,Share number';

test('refused rows are downloaded as they are in the file, each with its problem', async () => {
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
    `${HEADER},Problem`,
    `${rows[1]},The last name is missing. ned.nye is not a valid e-mail address. ${number}`,
    `${rows[2]},${number}`,
    '',
  ]);
  expect((await download(999)).status).toBe(404);
  const [logged] = await testApp.running.app.db.query(
    'select action from audit_log order by id desc limit 1',
  );
  expect(logged).toEqual({ action: 'import.refused' });
  await testApp.close();
});
