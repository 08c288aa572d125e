import { sharesNamed } from './explain';
import { orderIn, type RotationDetails, type RotationSetting } from './history';
import { isTurnedAbout, numbersOf, type Rotation } from './rotation';

/** A year with its rotation and order, before a change of the rotation. */
interface PromisedYear {
  year: number;
  rotation: Rotation;
  /** Share numbers, first choice first. */
  order: readonly number[];
}

/**
 * Returns who loses what, as a sentence, if another order replaces that of the second year of a
 * mirror pair; null for other years, and if the order stays.
 */
export function pairLoss(
  { year, rotation, order }: PromisedYear,
  instead: readonly number[],
): string | null {
  if (rotation.kind !== 'MIRROR_PAIRS' || !isTurnedAbout(rotation, year)) return null;
  const isLater = (share: number) => instead.indexOf(share) > order.indexOf(share);
  const [first, ...others] = order;
  const later = others.filter(isLater).sort((one, other) => one - other);
  const verb = later.length === 1 ? 'chooses' : 'choose';
  const laterOnes = `${sharesNamed(later)} ${verb} later in ${year} than the pair promises.`;
  if (first === undefined || !isLater(first)) {
    return later.length > 0 ? `By this, ${laterOnes}` : null;
  }
  const loss = `This takes from share ${first} its first choice of ${year}`;
  return later.length > 0 ? `${loss}, and ${laterOnes}` : `${loss}.`;
}

const orderOfYear = (facts: RotationDetails, year: number) => numbersOf(orderIn(facts, year).turns);

/**
 * Returns who loses what by a setting that ends mirror pairs half-way, in sentences; null if it
 * ends none. Such a pair has its second year in the year that is set, or after a draft that was
 * held, while the order of its first year stays.
 */
export function lossesBy(
  facts: RotationDetails,
  setting: Omit<RotationSetting, 'id'>,
): string | null {
  const id = Math.max(0, ...facts.settings.map((it) => it.id)) + 1;
  const changed = { ...facts, settings: [...facts.settings, { id, ...setting }] };
  const afterDrafts = facts.drafted.flatMap(({ year, held }) => (held ? [year + 1] : []));
  const years = [setting.year, ...afterDrafts].filter((year) => year >= setting.year);
  const isKept = (year: number) =>
    orderOfYear(facts, year).join() === orderOfYear(changed, year).join();
  const losses = [...new Set(years)]
    .sort((one, other) => one - other)
    .filter((year) => isKept(year - 1))
    .flatMap((year) => {
      const { rotation, turns } = orderIn(facts, year);
      const promised = { year, rotation, order: numbersOf(turns) };
      return pairLoss(promised, orderOfYear(changed, year)) ?? [];
    });
  return losses.length > 0 ? losses.join(' ') : null;
}
