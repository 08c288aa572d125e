import { logged } from '../../../../test/support/scenes/admin-house';
import type { Home } from '../../../../test/support/scenes/home-cast';
import { ask, openRequestHome, REQUESTS_ONLY } from '../../../../test/support/scenes/request-cast';

let home: Home;

beforeAll(async () => {
  home = await openRequestHome();
});
beforeEach(() => home.testApp.running.app.db.query('delete from saved_answers'));
afterAll(() => home.testApp.close());

const LIST = '{ savedAnswers { id title text } }';
const SAVE = `mutation ($title: String!, $text: String!) {
  saveAnswer(title: $title, text: $text) { id title text } }`;
const save = (title: string, client = home.as.administrator) =>
  ask(client, SAVE, { title, text: ' It is under the mat. ' });
const remove = (id: number, client = home.as.administrator) =>
  ask(client, `mutation { deleteSavedAnswer(id: ${id}) }`);

test('an answer is saved for all administrators, listed by title, deleted, and logged', async () => {
  const key = await save(' The key ');
  expect(key).toMatchObject({ title: 'The key', text: 'It is under the mat.' });
  await save('a cot');
  expect(await ask(home.as.administrator, LIST)).toMatchObject([
    { title: 'a cot' },
    { title: 'The key' },
  ]);
  expect(await remove(key.id)).toBe(true);
  expect(await remove(key.id)).toMatch(/^NOT_FOUND id/);
  expect(await ask(home.as.administrator, LIST)).toHaveLength(1);
  expect(await logged(home.testApp, 3)).toMatchObject([
    { action: 'request.delete-answer', subject: `Answer ${key.id}, The key` },
    { action: 'request.save-answer' },
    { action: 'request.save-answer', after: { text: 'It is under the mat.' } },
  ]);
});

test('two answers saved at once with one title are one', async () => {
  const answers = await Promise.all([save('The key'), save('THE KEY')]);
  expect(answers.filter((it) => typeof it === 'string')).toEqual([
    'CONFLICT title: There is a saved answer with this title already.',
  ]);
  expect(await ask(home.as.administrator, LIST)).toHaveLength(1);
});

test('there are at most a hundred', async () => {
  await home.testApp.running.app.db.query(
    `insert into saved_answers (title, text) select 'Answer ' || n, 'x' from generate_series(1, 100) n`,
  );
  expect(await save('One more')).toMatch(/^CONFLICT title: There are 100 saved answers already/);
});

test.each([
  ['', 'title'],
  ['x'.repeat(81), 'title'],
])('the title %j is refused', async (title, field) => {
  expect(await save(title)).toMatch(new RegExp(`^BAD_USER_INPUT ${field}`));
});

test('saved answers are for administrators', async () => {
  const { id } = await save('The key');
  for (const who of ['guest', 'owner', 'plainAdministrator'] as const) {
    const client = home.as[who];
    expect(await ask(client, LIST)).toBe(`FORBIDDEN: ${REQUESTS_ONLY}`);
    expect(await save('Mine', client)).toBe(`FORBIDDEN: ${REQUESTS_ONLY}`);
    expect(await remove(id, client)).toBe(`FORBIDDEN: ${REQUESTS_ONLY}`);
  }
});
