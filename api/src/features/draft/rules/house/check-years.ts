import { Problem } from '@packages/sealed-log/exported-chain';
import type { ChainEntry } from '../../../chain/rules';
import {
  orderIn,
  type Rotation,
  type RotationDetails,
  rotationNamed,
} from '../../../rotation/rules';
import type { ReadLog } from '../log/read-log';

type Logs = ReadonlyMap<number, ReadLog>;
type Drafted = RotationDetails['drafted'][number];

/** The state to which the entries of a house have led. */
interface Years {
  baseYear: number;
  settings: RotationDetails['settings'][number][];
  drafted: Map<number, Drafted>;
  rehearsals: Map<number, number>;
  /** Hashes of the first and the last entry of each draft. */
  opened: Map<number, string>;
  ended: Map<number, string>;
}

type Setting = Extract<ChainEntry, { kind: 'ROTATION_SET' }>['setting'];

function addSetting({ settings }: Years, { firstShare, ...setting }: Setting): void {
  settings.push({ ...setting, id: settings.length + 1, firstChoiceShare: firstShare });
}

function startOf({ baseYear, settings, drafts }: ChainEntry & { kind: 'BEGUN' }): Years {
  const known = { drafted: new Map(), rehearsals: new Map(), opened: new Map(), ended: new Map() };
  const years: Years = { baseYear, settings: [], ...known };
  for (const setting of settings) addSetting(years, setting);
  for (const { year, setting: settingId, rotation, rehearsals, opening, head } of drafts) {
    const planned = rotation && { ...rotation, settingId };
    const held = opening && rotation ? { rotation, shares: [], setFor: null } : null;
    years.drafted.set(year, { year, planned, held });
    years.rehearsals.set(year, rehearsals);
    if (opening) years.opened.set(year, opening);
    if (head) years.ended.set(year, head);
  }
  return years;
}

const written = ({ kind, baseYear, queue }: Rotation) => JSON.stringify([kind, baseYear, queue]);

/**
 * Fixes the rotation of a year; throws unless it is the one that follows from the settings and the
 * years before, with the shares that have a place in it.
 */
function plan(years: Years, year: number, rotation: Rotation, held: Drafted['held'] = null): void {
  const shares = rotation.queue.map((shareNumber) => ({
    ...{ shareNumber, isTakingPart: true, awaySince: null },
  }));
  const facts = { ...years, drafted: [...years.drafted.values()], shares, today: `${year}-01-01` };
  const { rotation: due, setFor, settingId } = orderIn(facts, year);
  if (written(due) !== written(rotation) || (held && held.setFor !== setFor)) {
    throw new Problem(`The rotation of ${year} is not the one that was set.`);
  }
  years.drafted.set(year, { year, planned: { ...rotation, settingId }, held });
}

function open(years: Years, year: number, { opening }: ReadLog): void {
  const { facts, setFor, rehearsals = 0 } = opening;
  const rotation = rotationNamed(opening);
  plan(years, year, rotation, { rotation, shares: facts.shares, setFor });
  const counted = years.rehearsals.get(year) ?? 0;
  if (rehearsals === counted) return;
  throw new Problem(`The opening of ${year} counts ${rehearsals} rehearsals, not ${counted}.`);
}

function add(years: Years, entry: ChainEntry, logs: Logs): void {
  const { rehearsals, drafted, opened, ended } = years;
  if (entry.kind === 'ROTATION_SET') addSetting(years, entry.setting);
  if (entry.kind === 'PLANNED') plan(years, entry.year, entry.rotation);
  if (entry.kind === 'DROPPED') drafted.delete(entry.year);
  if (entry.kind === 'REHEARSED') {
    rehearsals.set(entry.year, (rehearsals.get(entry.year) ?? 0) + 1);
  }
  if (entry.kind === 'ENDED') ended.set(entry.year, entry.head);
  if (entry.kind !== 'OPENED') return;
  const log = logs.get(entry.year);
  if (log) open(years, entry.year, log);
  opened.set(entry.year, entry.head);
}

/** Throws a Problem unless the drafts’ logs are those that the entries of their house lead to. */
export function checkYears([begun, ...entries]: readonly ChainEntry[], logs: Logs): void {
  if (begun?.kind !== 'BEGUN')
    throw new Problem('The log of the house is empty, or does not begin with its state.');
  const years = startOf(begun);
  for (const entry of entries) add(years, entry, logs);
  for (const year of new Set([...logs.keys(), ...years.opened.keys(), ...years.ended.keys()])) {
    const log = logs.get(year)?.log;
    const head = log?.status === 'ENDED' ? log.entries.at(-1)?.hash : undefined;
    if (log?.entries[0]?.hash === years.opened.get(year) && head === years.ended.get(year))
      continue;
    throw new Problem(`The log of ${year} in the file is not the one that the house’s log names.`);
  }
}
