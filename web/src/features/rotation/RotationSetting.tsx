import { dayText } from '../../lib/dates/dates';
import type { Rotation } from './cycle';

/** The author of the first choice from which the years are counted, with date and reason. */
export function RotationSetting({ setting }: { setting: NonNullable<Rotation['setting']> }) {
  const { year, reason, changedByName, changedAt } = setting;
  const who = changedByName ? ` by ${changedByName}` : '';
  return (
    <p>
      The first choice of {year} was set{who} on {dayText(changedAt)}
      {reason ? `: “${reason}”` : '.'}
    </p>
  );
}
