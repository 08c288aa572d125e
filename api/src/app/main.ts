import 'reflect-metadata';
import { startEmbeddedDatabase } from '@packages/embedded-postgres/embedded-database';
import { CANNOT_START, StartProblem } from '@packages/start-problem/start-problem';
import type { Logger } from 'pino';
import { isOutage } from '../core/database/database-errors';
import { explainedListening } from '../core/process/start-problem';
import { signInHint } from '../demo/sign-in-hint';
import { Closers } from './closers';
import { type Config, readConfig, withListeningPort } from './config/config';
import { configWarnings } from './config/config-warnings';
import { loadOrCreateSecret } from './config/secret';
import { createLog } from './log';
import { isLeading, startProcesses } from './processes';
import { type StartOptions, start } from './start';
import { APPLICATION } from './version';

/** Time limit for closing each resource, in ms; then the next one is closed anyway. */
const CLOSE_MS = 7_000;
/** The process ends after this time in ms, whatever is still open. */
const STOP_MS = 10_000;

/**
 * A problem that an administrator can fix is explained in a sentence; anything else by its stack.
 */
function explain(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** An unhandled error ends the process, unless it is temporary, such as an outage. */
function surviveOutages(log: Logger): void {
  const handleError = (error: unknown) => {
    // If the reader of our output is gone, logging that would repeat forever.
    const isOurOutput = (error as NodeJS.ErrnoException | undefined)?.code === 'EPIPE';
    if (isOutage(error) && !isOurOutput)
      log.error({ err: error }, 'A lost connection was not handled');
    else {
      log.fatal({ err: error }, 'An error was not handled');
      process.exit(1);
    }
  };
  process.on('uncaughtException', handleError);
  process.on('unhandledRejection', handleError);
}

function greet(config: Config, appUrl: string, hint: string[]): void {
  const health = `http://${config.host}:${config.port}/readyz`;
  const isWorker = config.role === 'worker';
  console.log(isWorker ? `\nThe worker is ready: ${health}` : `\nFairweek is ready: ${appUrl}`);
  for (const warning of configWarnings(process.env, config)) console.log(`Warning: ${warning}`);
  if (hint.length > 0) console.log(`\n${hint.join('\n')}`);
  if (!config.demo) return;
  const mail = config.smtpUrl ? '' : `Mail is kept at ${appUrl}/dev/mail · `;
  console.log(`\n${mail}GraphQL ${appUrl}/graphql · REST ${appUrl}/api/docs\n`);
}

/** Serves in this process, or leads the several that do. */
async function startServing(options: Omit<StartOptions, 'secret'>) {
  const { config } = options;
  const secret = config.jwtSecret ?? (await loadOrCreateSecret(config.dataDir));
  if (config.processes > 1 && isLeading) {
    const { port, stop: close } = await startProcesses(options);
    return { appUrl: withListeningPort(config, port).appUrl, close };
  }
  const { app, stop: close } = await start({ ...options, secret });
  return { appUrl: app.appUrl, close };
}

/** Starts everything in order and ensures that it is closed in reverse order. */
async function serve(config: Config, log: Logger): Promise<void> {
  const drainMs = config.drainSeconds * 1000;
  const closers = new Closers();
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainMs + STOP_MS);
    const report = (error: unknown) => log.error({ err: error }, 'The shutdown was not clean');
    await closers.closeAll(report, drainMs + CLOSE_MS);
    process.exit(exitCode);
  };
  // A second Ctrl-C does not wait; a database that is left running is adopted at the next start.
  process.on('SIGINT', () => (isStopping ? process.exit(130) : void stop(0)));
  process.on('SIGTERM', () => void stop(0));

  try {
    const onLost = (error: Error) => {
      log.fatal({ err: error }, 'The database is lost for good');
      void stop(1);
    };
    const embedded = config.databaseUrl
      ? undefined
      : await startEmbeddedDatabase({
          application: APPLICATION,
          dataDir: config.dataDir,
          log: (sentence) => console.log(sentence),
          onLost,
        });
    if (embedded) closers.push(() => embedded.stop());
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
    // The supervisor of this process restarts it.
    const onStuck = () => void stop(1);
    const { appUrl, close } = await startServing({ config, databaseUrl, log, onStuck });
    closers.push(close);
    if (!isLeading) return;
    const hint = await signInHint(databaseUrl, config.demo).catch(() => []);
    greet(config, appUrl, hint);
  } catch (error) {
    const problem = explainedListening(error, config);
    // An interrupted start fails at whatever step it had reached.
    if (!isStopping) console.error(explain(problem));
    await stop(problem instanceof StartProblem ? problem.exitCode : 1);
  }
}

function main(): void {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    console.error(explain(error));
    process.exit(CANNOT_START);
  }
  const log = createLog(config.logLevel);
  if (isLeading) for (const warning of configWarnings(process.env, config)) log.warn(warning);
  surviveOutages(log);
  void serve(config, log);
}

main();
