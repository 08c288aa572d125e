import {
  type Aggregator,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import { poolOf } from '../../core/database/database';
import type { AppContext } from '../../core/request-context';
import { type LastBackup, lastBackup } from '../../features/backups/steps/last-backup';
import { type Figures, readFigures } from '../../features/system/steps/read-figures';
import { allMetrics, shareMetrics } from './shared-metrics';

/** Upper bounds in seconds. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Gauges that are called like counters, which checkers of metrics refuse. */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/** How the gauges of several processes become one. */
const AGGREGATORS: Record<string, Aggregator> = { up: 'min', live: 'sum', pool: 'sum' };

let ofProcess: Registry | undefined;

/**
 * Returns the figures of Node itself, such as memory. The process collects them from the first
 * request for them on: the delay of the event loop takes a timer of 10 ms.
 */
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  for (const name of MISNAMED) ofProcess.removeSingleMetric(name);
  return ofProcess;
}

const secondsSince = (moment: Date | null) => (moment ? (Date.now() - moment.getTime()) / 1000 : 0);

/** The figures of an instance for Prometheus, collected here alone. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'operation' | 'status'>;
  private readonly gauges = new Map<string, Gauge>();
  private readonly events: Counter<'direction'>;

  constructor(private readonly app: AppContext) {
    const registers = [this.registry];
    this.requests = new Histogram({
      name: 'fairweek_request_duration_seconds',
      help: 'Duration of requests by GraphQL operation or REST route, and class of status.',
      labelNames: ['operation', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.events = new Counter({
      name: 'fairweek_events_total',
      help: 'Live events published by this process, and received from all.',
      labelNames: ['direction'],
      registers,
    });
    shareMetrics(async () => {
      await this.refresh();
      const registries = [processRegistry(), this.registry];
      return (await Promise.all(registries.map((it) => it.getMetricsAsJSON()))).flat();
    });
  }

  /** Counts a request; `operation` is one of a limited number of names. */
  observe(operation: string, status: string, seconds: number): void {
    this.requests.observe({ operation, status }, seconds);
  }

  /**
   * Returns all figures in Prometheus' format, of all processes behind the port; without a database,
   * those of the processes.
   */
  async text(): Promise<string> {
    const all = await allMetrics();
    if (all !== undefined) return all;
    await this.refresh();
    return Registry.merge([processRegistry(), this.registry]).metrics();
  }

  private async refresh(): Promise<void> {
    const parts = await this.app.state.parts();
    const [figures, backup] = parts.database
      ? await Promise.all([readFigures(this.app), lastBackup(this.app)]).catch(() => [])
      : [];
    this.setProcess();
    this.set('up', 'Whether each part works.', 'part', { ...parts });
    this.setFigures(figures);
    if (backup) this.setBackup(backup);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private setProcess(): void {
    const { db, bus, state } = this.app;
    const { sockets, subscriptions } = state.live();
    const { totalCount, idleCount, waitingCount } = poolOf(db);
    this.set('info', 'The running version.', 'version', { [state.version]: 1 });
    this.set('live', 'Sockets of signed-in users, and their subscriptions.', 'kind', {
      sockets,
      subscriptions,
    });
    this.set('pool', 'Connections to the database, and requests waiting for one.', 'state', {
      total: totalCount,
      idle: idleCount,
      waiting: waitingCount,
    });
    this.events.reset();
    this.events.inc({ direction: 'published' }, bus.counts.published);
    this.events.inc({ direction: 'received' }, bus.counts.received);
  }

  private setFigures(it: Figures | undefined): void {
    const of = (values: (figures: Figures) => Record<string, number>) => (it ? values(it) : {});
    const kinds = (mail: number, other: number) => ({ mail, other });
    this.set(
      'jobs_waiting',
      'Jobs that wait for a worker or for their next attempt.',
      'kind',
      of(({ mailJobs, otherJobs }) => kinds(mailJobs, otherJobs)),
    );
    this.set(
      'jobs_failed',
      'Jobs given up after their last attempt.',
      'kind',
      of(({ failedMailJobs, failedOtherJobs }) => kinds(failedMailJobs, failedOtherJobs)),
    );
    this.set(
      'job_oldest_waiting_seconds',
      'Age of the oldest waiting job.',
      'kind',
      of(({ oldestMailJob, oldestOtherJob }) =>
        kinds(secondsSince(oldestMailJob), secondsSince(oldestOtherJob)),
      ),
    );
    this.set(
      'mails',
      'Undelivered emails: waiting, those of them stuck for over 10 minutes, and given up.',
      'state',
      of(({ mailsWaiting: waiting, mailsStuck: stuck, mailsFailed: failed }) => ({
        waiting,
        stuck,
        failed,
      })),
    );
    this.set(
      'sessions',
      'Sessions that have not expired.',
      'state',
      of(({ sessions }) => ({ active: sessions })),
    );
  }

  private setBackup({ at, bytes, installedAt, isOverdue }: LastBackup): void {
    const label = 'of';
    const age = 'Age of the last successful backup; of the installation where there is none.';
    this.set('last_backup_age_seconds', age, label, { last: secondsSince(at ?? installedAt) });
    if (at) this.set('last_backup_bytes', 'Size of its file.', label, { last: bytes ?? 0 });
    const help =
      'Whether two scheduled backups in a row, or for a day the first, have not been made.';
    this.set('backup_overdue', help, label, { schedule: isOverdue });
  }

  /** Replaces the values of a gauge, by the values of its one label. */
  private set(
    name: string,
    help: string,
    label: string,
    values: Record<string, number | boolean>,
  ): void {
    const known = this.gauges.get(name);
    // Figures from the database are of all processes already.
    const aggregator = AGGREGATORS[name] ?? 'max';
    const options = { name: `fairweek_${name}`, help, labelNames: [label], aggregator };
    const gauge = known ?? new Gauge({ ...options, registers: [this.registry] });
    this.gauges.set(name, gauge);
    gauge.reset();
    for (const [key, value] of Object.entries(values)) gauge.set({ [label]: key }, Number(value));
  }
}
