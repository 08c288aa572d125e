import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemsOf } from '../../../test/support/problems-of';
import { readConfig } from './config';
import { configWarnings } from './config-warnings';

describe('a variable is read from the file that NAME_FILE names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairweek-'));
  const file = join(folder, 'url');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('without the line break at its end', () => {
    writeFileSync(file, 'redis://:hunter2@redis:6379\n');
    const config = readConfig({ REDIS_URL_FILE: file });
    expect(config.redisUrl).toBe('redis://:hunter2@redis:6379');
    expect(configWarnings({ REDIS_URL_FILE: file }, config)).toEqual([]);
  });

  it.each([
    ['is missing', { REDIS_URL_FILE: join(folder, 'none') }, 'REDIS_URL_FILE must name a file'],
    ['is empty', { REDIS_URL_FILE: '/dev/null' }, 'REDIS_URL_FILE must name a file'],
    [
      'stands beside the value',
      { REDIS_URL_FILE: file, REDIS_URL: 'redis://redis' },
      'REDIS_URL must be set alone',
    ],
  ])('and refuses it once if it %s', (_what, env, problem) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(problem)]);
  });
});
