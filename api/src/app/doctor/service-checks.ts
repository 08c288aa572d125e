import { once } from 'node:events';
import { createServer } from 'node:net';
import pino from 'pino';
import { reasonOf } from '../../core/mail/mail-server-words';
import { createSmtpTransport } from '../../core/mail/smtp';
import { explainedListening } from '../../core/process/start-problem';
import type { Config } from '../config/config';
import { connectBus } from '../connect-bus';
import { connect } from '../database/data-source';
import { isLoopback } from '../http/origins';
import { broken, type Check, ok, warning } from './finding';

const PATIENCE_MS = 3_000;

async function checkRedis(config: Config) {
  if (!config.redisUrl) return ok('PostgreSQL carries live events.');
  const log = pino({ level: 'silent' });
  const bus = await connectBus({ config, databaseUrl: '', secret: 'doctor', log });
  await bus.close();
  return ok(`Redis at ${new URL(config.redisUrl).host} carries live events.`);
}

async function checkPooler({ databaseUrl, directUrl, preparedStatements }: Config) {
  if (!databaseUrl || !directUrl) return ok('DATABASE_DIRECT_URL is not set: no pooler is used.');
  const pooled = await connect(databaseUrl, { poolSize: 1, isPooled: true, preparedStatements });
  await pooled.destroy();
  return ok(`The pooler at ${new URL(databaseUrl).host} lets Fairweek in.`);
}

/** Why a mail server cannot be used, by nodemailer's code. */
const MAIL_REASONS: Record<string, string> = {
  EAUTH: 'it does not accept the user name and password',
  ENOAUTH: 'it asks for a user name and password',
  ETLS: 'no encrypted connection can be made',
  EDNS: 'there is no computer of this name',
  ETIMEDOUT: 'it does not answer',
  ESOCKET: 'nothing answers there, or no encrypted connection can be made',
  ECONNECTION: 'nothing answers there',
};

async function checkMail({ smtpUrl, demo }: Config) {
  if (!smtpUrl) {
    return demo
      ? ok('Mail is kept for /dev/mail.')
      : warning('SMTP_URL is not set, so no email is sent: set it to your mail server.');
  }
  const { host } = new URL(smtpUrl);
  const transport = createSmtpTransport(smtpUrl);
  try {
    await transport.verify();
    return ok(`The mail server at ${host} accepts mail.`);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const isRefused = /ECONNREFUSED/.test(`${code} ${message}`);
    const reason = isRefused
      ? 'nothing answers there'
      : (MAIL_REASONS[code] ?? reasonOf(error, ''));
    return broken(`The mail server at ${host} cannot be used: ${reason}. Check SMTP_URL.`);
  } finally {
    transport.close();
  }
}

/** Returns true if Fairweek answers at an address, and not something else or nothing. */
async function isFairweek(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const health = (await answer.json()) as { status?: string; version?: string };
    return health.status !== undefined && health.version !== undefined;
  } catch {
    return false;
  }
}

function localAddress({ host, port }: Config): string {
  const address = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

async function checkPort(config: Config) {
  const { host, port } = config;
  if (port === 0) return ok('Any free port is used.');
  if (await isFairweek(localAddress(config))) return ok(`Fairweek answers at port ${port}.`);
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return ok(`Port ${port} is free: Fairweek is not running.`);
  } catch (error) {
    throw explainedListening(error, { host, port });
  } finally {
    probe.close();
  }
}

async function checkAddress(config: Config) {
  const { appUrl } = config;
  const { protocol, hostname } = new URL(appUrl);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    return broken(
      `APP_URL is ${appUrl}: passwords travel unencrypted. Put a proxy with a certificate in front, and set APP_URL to its https:// address.`,
    );
  }
  if (config.port === 0 || !(await isFairweek(localAddress(config)))) {
    return ok(`People open ${appUrl}; whether it leads here can be checked while Fairweek runs.`);
  }
  return (await isFairweek(appUrl))
    ? ok(`${appUrl} leads to Fairweek.`)
    : warning(
        `${appUrl} does not lead to Fairweek from this computer: check APP_URL, the proxy, its certificate and the name in DNS.`,
      );
}

function checkProxies({ trustProxy, appUrl }: Config) {
  if (trustProxy === false && appUrl.startsWith('https:')) {
    return warning(
      'TRUST_PROXY is not set, but an https APP_URL means that there is a proxy: everyone shares its limits. Set it to the number of proxies or to their addresses.',
    );
  }
  if (trustProxy !== false && appUrl.startsWith('http:')) {
    return warning(
      'TRUST_PROXY is set, but APP_URL is not https: without a proxy, clients could choose their own address. Unset one or correct the other.',
    );
  }
  return ok(trustProxy === false ? 'No proxy is trusted.' : `Trusted: ${trustProxy}.`);
}

/** The services around Fairweek, and its own address. */
export const SERVICE_CHECKS: readonly Check<Config>[] = [
  ['events', checkRedis],
  ['pooler', checkPooler],
  ['mail', checkMail],
  ['port', checkPort],
  ['address', checkAddress],
  ['proxies', checkProxies],
];
