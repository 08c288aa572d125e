import { PassThrough } from 'node:stream';
import pino from 'pino';
import { AppError } from '../errors';
import { Outage } from './outage';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
let lines: { level: number; msg: string; err?: object }[];
let outage: Outage;

beforeEach(() => {
  lines = [];
  const stream = new PassThrough().on('data', (line) => lines.push(JSON.parse(line)));
  outage = new Outage(pino(stream));
});

test('an outage is logged once when it begins and once when it ends, however much fails', () => {
  for (let i = 0; i < 100; i += 1) outage.report(away, 'Something failed');
  outage.end();
  outage.end();
  expect(lines.map(({ msg }) => msg)).toEqual([
    'The database cannot be used, so that requests are refused: connect ECONNREFUSED',
    expect.stringMatching(/^The database can be used again, after \d+\.\d s and 100 failures$/),
  ]);
  expect(lines.some(({ err }) => err)).toBe(false);
});

test('a bug during an outage is logged with its stack', () => {
  outage.report(away, 'Something failed');
  outage.report(new Error('ours'), 'Something else failed');
  expect(lines[1]).toMatchObject({
    msg: 'Something else failed',
    err: { message: 'ours', stack: expect.stringContaining('outage.test') },
  });
});

test('a client reads a refusal unchanged, one for a temporary error, and none for a bug', () => {
  const refusal = new AppError('NOT_FOUND', 'There is none.');
  expect(outage.refusalFor(refusal, 'x')).toBe(refusal);
  expect(outage.refusalFor({ originalError: refusal }, 'x')).toBe(refusal);
  expect(outage.refusalFor({ originalError: away }, 'x')?.code).toBe('SERVICE_UNAVAILABLE');
  expect(outage.refusalFor(new Error('ours'), 'x')).toBeUndefined();
  expect(lines).toHaveLength(1);
});
