import { PRODUCTION } from '../../../test/support/servers/production';
import { readConfig } from './config';
import { configWarnings } from './config-warnings';

describe('configWarnings', () => {
  const warningsOf = (env: Record<string, string>) => configWarnings(env, readConfig(env));

  it('warns in production that no email is sent', () => {
    const behindProxy = { ...PRODUCTION, TRUST_PROXY: '1' };
    expect(warningsOf(behindProxy)).toEqual([expect.stringMatching(/^SMTP_URL is not set: .+\.$/)]);
    expect(warningsOf({ ...behindProxy, SMTP_URL: 'smtp://mail' })).toEqual([]);
    expect(warningsOf({})).toEqual([]);
  });

  it('warns in production about an unknown proxy if there must be one', () => {
    const mailing = { ...PRODUCTION, SMTP_URL: 'smtp://mail' };
    expect(warningsOf(mailing)).toEqual([expect.stringMatching(/^TRUST_PROXY is not set, .+\.$/)]);
    expect(warningsOf({ ...mailing, APP_URL: 'http://127.0.0.1' })).toEqual([]);
  });

  it.each([
    ['DATBASE_URL', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['JWT_KEY', 'JWT_SECRET'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['PROT', 'PORT'],
    ['app_url', 'APP_URL'],
    ['APPURL', 'APP_URL'],
    ['MAIL_SENDER', 'MAIL_FROM'],
    ['DATADIR', 'DATA_DIR'],
  ])('warns that %s was probably meant to be %s', (name, variable) => {
    expect(warningsOf({ [name]: 'hunter2' })).toEqual([
      `${name} is not read by Fairweek. Did you mean ${variable}?`,
    ]);
  });

  it('ignores the variables of other programs', () => {
    const others = {
      ...{ HOME: 'x', HOSTNAME: 'x', PATH: 'x', PWD: 'x', TERM: 'x', USER: 'x', LANG: 'x' },
      ...{ MAIL: 'x', NODE_OPTIONS: 'x', NODE_PATH: 'x', LOGNAME: 'x', SHELL: 'x', DISPLAY: 'x' },
      ...{ REDIS_PORT: 'x', REDIS_SERVICE_HOST: 'x', REDIS_PORT_6379_TCP_ADDR: 'x', TZ: 'x' },
      ...{ npm_config_cache: 'x', SMPT_URL: '' },
    };
    expect(warningsOf(others)).toEqual([]);
  });
});

test.each([
  ['/srv/data/backups', true],
  ['/srv/data', true],
  ['/srv/data-backups', false],
  ['/mnt/backups', false],
])('backups in %s, beside the data in /srv/data: a warning is given: %s', (dir, isInside) => {
  const env = { DATA_DIR: '/srv/data', BACKUP_DIR: dir };
  const warnings = configWarnings(env, readConfig(env));
  expect(warnings.some((it) => it.startsWith('BACKUP_DIR lies in DATA_DIR'))).toBe(isInside);
  const external = { ...env, DATABASE_URL: 'postgresql://a:b@c/d' };
  expect(configWarnings(external, readConfig(external))).toEqual([]);
});
