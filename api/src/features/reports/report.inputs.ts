import { ArgsType, InputType } from 'type-graphql';
import {
  DateInput,
  EmailInput,
  EnumInput,
  IntInput,
  JsonObjectInput,
  KeyInput,
  NestedInput,
  TextInput,
} from '../../kit/input';
import { ReportType } from './report-status';
import { MAX_CUSTOM_MESSAGE } from './rules';

const ReportDayInput = (description: string) =>
  DateInput({ min: '2000-01-01', max: '2100-12-31', orTime: true, description });

@InputType({ description: 'First and last day, both included.' })
export class DateRangeInput {
  @ReportDayInput('The first day (YYYY-MM-DD, or a moment in UTC).')
  from!: string;

  @ReportDayInput('The last day (YYYY-MM-DD, or a moment in UTC).')
  to!: string;
}

@InputType()
export class GenerateReportInput {
  @EnumInput(ReportType, { description: 'Which report.' })
  reportType!: ReportType;

  @NestedInput(DateRangeInput, { description: 'What it covers of all that has a date.' })
  dateRange!: DateRangeInput;

  @JsonObjectInput({
    optional: true,
    description:
      'What to use instead of the computed figures: label → number, text, true, false or null, also in sections (section → { label → … }). A label that is not computed is added; a list becomes a table. At most 500 figures, 1,000 entries of lists, four levels and 100 kB.',
  })
  reportData?: object;
}

@InputType()
export class SendReportInput extends GenerateReportInput {
  @EmailInput({ description: 'Who gets it.' })
  recipientEmail!: string;

  @TextInput({
    max: MAX_CUSTOM_MESSAGE,
    optional: true,
    description: 'Stands in the mail and on the first page.',
  })
  customMessage?: string;
}

@ArgsType()
export class ReportPreviewArgs {
  @EnumInput(ReportType, { description: 'Which report.' })
  reportType!: ReportType;

  @ReportDayInput('The first day (YYYY-MM-DD, or a moment in UTC).')
  from!: string;

  @ReportDayInput('The last day (YYYY-MM-DD, or a moment in UTC).')
  to!: string;
}

@ArgsType()
export class ReportJobsArgs {
  @IntInput({ max: 50, optional: true, description: 'Page size; defaults to 10.' })
  first?: number;
}

@ArgsType()
export class ReportIdArgs {
  @IntInput()
  id!: number;
}

export class ExportArgs {
  @KeyInput({ description: 'Which table.' })
  name!: string;
}
