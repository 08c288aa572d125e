import { ArgsType } from 'type-graphql';
import { DateInput } from '../../core/input/date-input';
import { IdInput, PatternInput, TextInput, TimeZoneInput } from '../../core/input/input';

/** The days of which the log may have entries. */
export const DAYS = { min: '2000-01-01', max: '2100-12-31' };

/** Which entries of the log; a filter that is left out lets all through. */
@ArgsType()
export class AuditFilterArgs {
  @TextInput('Words that all occur in actor, action and subject; case and accents are ignored.', {
    max: 100,
    optional: true,
  })
  search?: string;
  @IdInput('Only what this user did, or what was done to them.', { optional: true })
  personId?: number;
  @IdInput('Only what concerns this property.', { optional: true }) propertyId?: number;
  @PatternInput("Only actions on this kind of subject, for example 'share'.", {
    pattern: /^[a-z-]{1,30}$/,
    rule: 'be the first word of actions, such as ‘share’',
    optional: true,
  })
  kind?: string;
  @DateInput('Only from this day on (YYYY-MM-DD).', { ...DAYS, optional: true }) from?: string;
  @DateInput('Only up to this day (YYYY-MM-DD), inclusive.', { ...DAYS, optional: true })
  to?: string;
  @TimeZoneInput(
    'In which the days begin and end; defaults to the time zone of the installation.',
    { optional: true },
  )
  timeZone?: string;
}
