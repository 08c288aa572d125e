import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CONFIG_VARIABLES, readConfig } from '../../src/app/config/config';

interface Service {
  readonly environment?: Record<string, string>;
  readonly depends_on?: Record<string, { condition: string }>;
  readonly healthcheck?: { test: string[] };
  readonly deploy?: { replicas: number };
  readonly ports?: string[];
}

const repository = join(__dirname, '../../..');
const compose: { services: Record<string, Service>; configs: { caddyfile: { content: string } } } =
  parse(readFileSync(join(repository, 'docker-compose.yml'), 'utf8'));
const dockerfile = readFileSync(join(repository, 'Dockerfile'), 'utf8');

function service(name: string): Service {
  const found = compose.services[name];
  if (!found) throw new Error(`docker-compose.yml has no service ${name}.`);
  return found;
}

/** Substitutes variables as Compose does: `${NAME:-default}` and `${NAME:?complaint}`. */
function resolveEnvironment(name: string, shell: Record<string, string>): Record<string, string> {
  const fill = (_: string, variable: string, operator: string, rest: string) => {
    const value = shell[variable];
    if (value) return value;
    if (operator === '?') throw new Error(rest);
    return rest;
  };
  return Object.fromEntries(
    Object.entries(service(name).environment ?? {}).map(([key, value]) => [
      key,
      String(value).replace(/\$\{(\w+):([-?])([^}]*)\}/g, fill),
    ]),
  );
}

const secrets = {
  JWT_SECRET: randomBytes(32).toString('hex'),
  POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
};

describe('docker-compose.yml', () => {
  it('sets only variables that the configuration knows, and all that several instances need', () => {
    const names = Object.keys(service('api').environment ?? {});
    expect(names.filter((name) => !CONFIG_VARIABLES.some((known) => known === name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'APP_URL', 'TRUST_PROXY']),
    );
  });

  it('makes a configuration that starts, without any demo', () => {
    expect(readConfig(resolveEnvironment('api', secrets))).toMatchObject({
      nodeEnv: 'production',
      host: '0.0.0.0',
      databaseUrl: `postgresql://fairweek:${secrets.POSTGRES_PASSWORD}@postgres:5432/fairweek`,
      redisUrl: 'redis://redis:6379',
      smtpUrl: 'smtp://mailpit:1025',
      appUrl: 'http://localhost:4000',
      demo: false,
      trustProxy: 1,
    });
  });

  it.each(['JWT_SECRET', 'POSTGRES_PASSWORD'] as const)(
    'refuses to start without %s',
    (missing) => {
      expect(() => resolveEnvironment('api', { ...secrets, [missing]: '' })).toThrow(
        `Set ${missing}`,
      );
    },
  );

  it('reaches the services by the names and the database by the accounts that it gives them', () => {
    const env = resolveEnvironment('api', secrets);
    const database = new URL(env.DATABASE_URL ?? '');
    expect(resolveEnvironment('postgres', secrets)).toMatchObject({
      POSTGRES_USER: database.username,
      POSTGRES_PASSWORD: database.password,
      POSTGRES_DB: database.pathname.slice(1),
    });
    for (const url of [env.DATABASE_URL, env.REDIS_URL, env.SMTP_URL]) {
      expect(Object.keys(compose.services)).toContain(new URL(url ?? '').hostname);
    }
  });

  it('runs several api containers that only the front can be reached through', () => {
    expect(service('api').deploy?.replicas).toBeGreaterThan(1);
    expect(service('api').ports).toBeUndefined();
    expect(service('front').ports).toHaveLength(1);
    const { content } = compose.configs.caddyfile;
    expect(content).toMatch(/name api$/m);
    expect(content).toContain(`port ${service('api').environment?.PORT}`);
  });

  it('waits for healthy services, each of which says how it is', () => {
    for (const { depends_on: needs = {} } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(needs)) {
        expect(condition).toBe('service_healthy');
        expect(service(name).healthcheck?.test.length).toBeGreaterThan(1);
      }
    }
    expect(Object.keys(service('api').depends_on ?? {}).sort()).toEqual([
      'mailpit',
      'postgres',
      'redis',
    ]);
  });
});

describe('Dockerfile', () => {
  it('runs as an ordinary user in production and answers for its health', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/NODE_ENV=production/);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
  });
});
