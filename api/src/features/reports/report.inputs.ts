import { ArgsType, InputType } from 'type-graphql';
import { CsvQuery, DelimiterInput } from '../../core/http/csv-stream';
import { DateInput } from '../../core/input/date-input';
import {
  EmailInput,
  EnumInput,
  IdInput,
  IntInput,
  JsonObjectInput,
  KeyInput,
  NestedInput,
  PatternInput,
  TextInput,
} from '../../core/input/input';
import { IdsInput } from '../../core/input/list-input';
import { AuditFilterArgs } from '../audit/audit-filter.type';
import { ReportType } from './report-status';
import { MAX_CUSTOM_MESSAGE } from './rules';

const ReportDayInput = (description: string) =>
  DateInput(description, { min: '2000-01-01', max: '2100-12-31', orTime: true });

const PropertiesInput = () =>
  IdsInput('Ids of the properties that it covers, at most 100; all by default.', {
    max: 100,
    optional: true,
  });

@InputType({ description: 'A period, including its first and last day.' })
export class DateRangeInput {
  @ReportDayInput('First day (YYYY-MM-DD, or a date-time in UTC).') from!: string;
  @ReportDayInput('Last day (YYYY-MM-DD, or a date-time in UTC).') to!: string;
}

@InputType({ description: 'A report to generate.' })
export class GenerateReportInput {
  @EnumInput(ReportType, 'Kind of report.') reportType!: ReportType;
  @NestedInput(DateRangeInput, 'Period covered by figures that have a date.')
  dateRange!: DateRangeInput;
  @PropertiesInput() propertyIds?: number[];
  @JsonObjectInput(
    'Figures that replace the computed ones: label → number, text, true, false or null, optionally in sections (section → { label → … }). Labels that are not computed are added; a list becomes a table. At most 500 figures, 1,000 list entries, four levels and 100 kB.',
    { optional: true },
  )
  reportData?: object;
}

@InputType({ description: 'A report to generate and send by e-mail.' })
export class SendReportInput extends GenerateReportInput {
  @EmailInput('E-mail address of the recipient.') recipientEmail!: string;
  @TextInput('Text for the e-mail and the first page.', { max: MAX_CUSTOM_MESSAGE, optional: true })
  customMessage?: string;

  @DelimiterInput() delimiter?: string;
}

@ArgsType()
export class ReportPreviewArgs {
  @EnumInput(ReportType, 'Kind of report.') reportType!: ReportType;
  @ReportDayInput('First day (YYYY-MM-DD, or a date-time in UTC).') from!: string;
  @ReportDayInput('Last day (YYYY-MM-DD, or a date-time in UTC).') to!: string;
  @PropertiesInput() propertyIds?: number[];
}

@ArgsType()
export class ReportJobsArgs {
  @IntInput('Page size; defaults to 10.', { max: 50, optional: true }) first?: number;
}

@ArgsType()
export class ReportIdArgs {
  @IdInput('Id of the report.') id!: number;
}

export class ExportArgs {
  @KeyInput('Which table.') name!: string;
}

/** The body of an export of more rows than an address can name. */
export class ExportSelectedInput {
  @IdsInput('Ids of the selected rows, at most 5,000.', { max: 5_000 }) ids!: number[];
}

/** The query of an export. */
export class ExportQuery extends CsvQuery {
  @PatternInput('Ids of the rows to export, with commas between them; defaults to all.', {
    pattern: /^\d{1,15}(,\d{1,15}){0,999}$/,
    rule: 'be at most 1000 ids with commas between them',
    optional: true,
  })
  ids?: string;
}

/** The query of an export of the audit log. */
export class AuditExportQuery extends AuditFilterArgs {
  @DelimiterInput() delimiter?: string;
}
