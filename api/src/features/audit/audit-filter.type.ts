import { ArgsType } from 'type-graphql';
import { DateInput } from '../../core/input/date-input';
import { IdInput, PatternInput, TextInput, TimeZoneInput } from '../../core/input/input';

/** The days of which the log may have entries. */
export const DAYS = { min: '2000-01-01', max: '2100-12-31' };

/** Which entries of the log; a filter that is left out lets all through. */
@ArgsType()
export class AuditFilterArgs {
  @TextInput({
    max: 100,
    optional: true,
    description: 'Words that all occur in actor, action and subject; case and accents are ignored.',
  })
  search?: string;

  @IdInput({ optional: true, description: 'Only what this user did, or what was done to them.' })
  personId?: number;

  @IdInput({ optional: true, description: 'Only what concerns this property.' })
  propertyId?: number;

  @PatternInput({
    pattern: /^[a-z-]{1,30}$/,
    rule: 'be the first word of actions, such as ‘share’',
    optional: true,
    description: "Only actions on this kind of subject, for example 'share'.",
  })
  kind?: string;

  @DateInput({
    ...DAYS,
    optional: true,
    description: 'Only from this day on (YYYY-MM-DD).',
  })
  from?: string;

  @DateInput({
    ...DAYS,
    optional: true,
    description: 'Only up to this day (YYYY-MM-DD), inclusive.',
  })
  to?: string;

  @TimeZoneInput({
    optional: true,
    description: 'In which the days begin and end; defaults to the time zone of the installation.',
  })
  timeZone?: string;
}
