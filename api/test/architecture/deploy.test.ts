import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { CONFIG_VARIABLES, readConfig } from '../../src/app/config/config';
import { configWarnings } from '../../src/app/config/config-warnings';
import { problemsOf } from '../support/problems-of';

interface Service {
  readonly environment?: Record<string, string>;
  readonly secrets?: string[];
  readonly profiles?: string[];
  readonly build?: string;
  readonly image?: string;
  readonly logging?: { options: Record<string, string> };
  readonly depends_on?: Record<string, { condition: string }>;
  readonly healthcheck?: { test: string[] };
  readonly deploy?: { replicas?: number; resources: { limits: { memory: string } } };
  readonly ports?: string[];
  readonly volumes?: string[];
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly security_opt?: string[];
}

const repository = join(__dirname, '../../..');
const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');
const compose: { services: Record<string, Service>; secrets: Record<string, { file: string }> } =
  parse(textOf('docker-compose.yml'), { merge: true });
const dockerfile = textOf('Dockerfile');
const trial = parseEnv(textOf('deploy/trial.env')) as Record<string, string>;
const real = { APP_URL: 'https://house.example.org', SITE_ADDRESS: 'house.example.org' };

function service(name: string): Service {
  const found = compose.services[name];
  if (!found) throw new Error(`docker-compose.yml has no service ${name}.`);
  return found;
}

/** Substitutes variables as Compose does: `${NAME:-default}` and `${NAME:?complaint}`. */
function resolved(value: string, shell: Record<string, string>): string {
  return value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, variable, operator, rest) => {
    const given = shell[variable];
    if (given) return given;
    if (operator === '?') throw new Error(rest);
    return rest;
  });
}

const environmentOf = (name: string, shell: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(service(name).environment ?? {}).map(([key, value]) => [
      key,
      resolved(String(value), shell),
    ]),
  );

/** A copy of the folder in which the secrets were made. */
let folder: string;
const makeSecrets = (smtpUrl: string) =>
  execFileSync('sh', [join(folder, 'deploy/make-secrets.sh'), smtpUrl], { stdio: 'pipe' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairweek-deploy-'));
  cpSync(join(repository, 'deploy'), join(folder, 'deploy'), { recursive: true });
  makeSecrets('smtps://house:hunter2@mail.example.org');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The environment of a service, with its secrets where they were made. */
const mounted = (name: string, shell: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environmentOf(name, shell)).map(([key, value]) => [
      key,
      value.replace('/run/secrets', join(folder, 'secrets')),
    ]),
  );

describe('make-secrets.sh', () => {
  it('makes each secret that docker-compose.yml mounts, in a folder of its own, once', () => {
    const made = readdirSync(join(folder, 'secrets')).map((name) => `secrets/${name}`);
    expect(made.sort()).toEqual(Object.values(compose.secrets).map(({ file }) => file));
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    const secret = readFileSync(join(folder, 'secrets/jwt_secret'), 'utf8');
    expect(() => makeSecrets('smtp://mailpit:1025')).toThrow(/already/);
    expect(readFileSync(join(folder, 'secrets/jwt_secret'), 'utf8')).toBe(secret);
  });

  it('gives the api the password that it gives PostgreSQL', () => {
    const read = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8').trim();
    const url = new URL(read('database_url'));
    expect(url.password).toBe(read('postgres_password'));
    expect(url.password).toHaveLength(32);
    expect(environmentOf('postgres', real)).toMatchObject({
      POSTGRES_USER: url.username,
      POSTGRES_DB: url.pathname.slice(1),
    });
    expect(url.hostname).toBe('postgres');
  });
});

test('a password with any letters arrives in PostgreSQL and in its address', () => {
  rmSync(join(folder, 'secrets'), { recursive: true });
  const password = 'p@ss/w:rd%20ü\\n';
  execFileSync('sh', [join(folder, 'deploy/make-secrets.sh'), 'smtp://mailpit:1025'], {
    env: { ...process.env, POSTGRES_PASSWORD: password },
  });
  const read = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8').trim();
  const url = new URL(read('database_url'));
  expect(decodeURIComponent(url.password)).toBe(password);
  expect(url.hostname).toBe('postgres');
  expect(read('postgres_password')).toBe(password);
});

describe('docker-compose.yml', () => {
  it('builds one image, and limits every log', () => {
    const services = Object.entries(compose.services);
    expect(services.filter(([, it]) => it.build).map(([name]) => name)).toEqual(['worker']);
    expect(service('api').image).toBe(service('worker').image);
    expect(services.filter(([, it]) => !it.logging?.options['max-size'])).toEqual([]);
  });

  it.each(['api', 'worker'])('gives %s only variables that the configuration knows', (name) => {
    const names = Object.keys(service(name).environment ?? {}).map((it) =>
      it.replace(/_FILE$/, ''),
    );
    expect(names.filter((it) => !CONFIG_VARIABLES.some((known) => known === it))).toEqual([]);
  });

  it.each([
    ['api', 'real', real],
    ['worker', 'real', real],
    ['api', 'trial', trial],
    ['worker', 'trial', trial],
  ] as const)('starts %s without a complaint, for a %s use', (name, _use, shell) => {
    const env = mounted(name, shell);
    expect(problemsOf(env)).toEqual([]);
    expect(configWarnings(env, readConfig(env))).toEqual([]);
    expect(readConfig(env)).toMatchObject({
      nodeEnv: 'production',
      role: name,
      host: '0.0.0.0',
      smtpUrl: 'smtps://house:hunter2@mail.example.org',
      appUrl: shell.APP_URL,
      demo: false,
      trustProxy: 1,
    });
  });

  it('does not start without an address, and captures mail in a trial only', () => {
    expect(() => environmentOf('api', {})).toThrow('Set APP_URL');
    expect(() => environmentOf('front', { APP_URL: real.APP_URL })).toThrow('Set SITE_ADDRESS');
    expect(service('mailpit').profiles).toEqual(['trial']);
    expect(trial.COMPOSE_PROFILES).toBe('trial');
  });

  it('holds no secret itself', () => {
    const given = Object.entries(compose.services).flatMap(([name, it]) =>
      Object.keys(it.environment ?? {}).map((variable) => `${name} ${variable}`),
    );
    expect(given.filter((it) => /(SECRET|PASSWORD|DATABASE_URL|SMTP_URL|TOKEN)$/.test(it))).toEqual(
      [],
    );
  });

  it.each(['api', 'worker'])('lets %s write nothing but backups and do nothing special', (name) => {
    const it = service(name);
    expect(it).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(it.deploy?.resources.limits.memory).toMatch(/^\d+M$/);
    expect(it.volumes ?? []).toEqual(name === 'worker' ? ['backups:/backups'] : []);
  });

  it('runs several api containers that only the front can be reached through', () => {
    expect(service('api').deploy?.replicas).toBeGreaterThan(1);
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['front', 'mailpit']);
    const caddyfile = textOf('deploy/Caddyfile');
    expect(caddyfile).toMatch(/name api$/m);
    expect(caddyfile).toContain(`port ${service('api').environment?.PORT}`);
  });

  it('waits for healthy services, each of which says how it is', () => {
    for (const { depends_on: needs = {} } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(needs)) {
        expect(condition).toBe('service_healthy');
        expect(service(name).healthcheck?.test.length).toBeGreaterThan(1);
      }
    }
    expect(Object.keys(service('api').depends_on ?? {}).sort()).toEqual(['postgres', 'redis']);
  });
});

describe('Dockerfile', () => {
  it('runs as an ordinary user in production and answers for its health', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/NODE_ENV=production/);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
  });

  it('takes along neither the embedded PostgreSQL nor what builds and tests', () => {
    const [, packages] = dockerfile.split('AS packages');
    expect(packages).toMatch(/npm ci .*--omit=dev --omit=optional --ignore-scripts/);
  });
});

describe('fairweek.service', () => {
  const lines = textOf('deploy/fairweek.service').split('\n');
  const valuesOf = (name: string) =>
    lines.filter((it) => it.startsWith(`${name}=`)).map((it) => it.slice(name.length + 1));

  it('starts what a build leaves, with settings that the configuration knows', () => {
    const env = Object.fromEntries(
      valuesOf('Environment').flatMap((it) => it.split(' ').map((pair) => pair.split('='))),
    );
    expect(Object.keys(env)).toEqual(['NODE_ENV', 'DATA_DIR', 'JWT_SECRET_FILE']);
    const [program] = valuesOf('ExecStart');
    expect(program).toContain(JSON.parse(textOf('api/package.json')).main);
  });

  it('restarts after a crash, but not with a wrong setting', () => {
    expect(valuesOf('Restart')).toEqual(['on-failure']);
    expect(valuesOf('RestartPreventExitStatus')).toEqual(['78']);
  });

  it('gives Fairweek its own folder, no privilege and no view of others', () => {
    expect(valuesOf('StateDirectory')).toEqual(['fairweek']);
    expect(valuesOf('CapabilityBoundingSet')).toEqual(['']);
    for (const name of ['NoNewPrivileges', 'PrivateTmp', 'ProtectHome', 'PrivateDevices']) {
      expect([name, ...valuesOf(name)]).toEqual([name, 'yes']);
    }
  });
});
