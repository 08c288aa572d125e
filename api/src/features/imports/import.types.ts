import { Field, Int, ObjectType } from 'type-graphql';
import { ImportStatus } from './import-status';

@ObjectType('ImportJob', {
  description: 'A file of owners and shares, and what applying it would do or did.',
  simpleResolvers: true,
})
export class ImportJobView {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'How the file was called.' })
  fileName!: string;

  @Field(() => ImportStatus, { description: 'How far it is.' })
  status!: ImportStatus;

  @Field(() => Int, { description: 'Rows read or applied so far.' })
  rowsDone!: number;

  @Field(() => Int, { nullable: true, description: 'Null until the file was read.' })
  rowsTotal!: number | null;

  @Field(() => Int, { description: 'People who are made.' })
  newUsers!: number;

  @Field(() => Int, { description: 'Properties that are made.' })
  newProperties!: number;

  @Field(() => Int, { description: 'Shares that are given to somebody.' })
  sharesAssigned!: number;

  @Field(() => Int, { description: 'Rows that change nothing.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Refused rows; with any, nothing can be applied.' })
  refused!: number;

  @Field(() => Date)
  createdAt!: Date;
}

@ObjectType('ImportRow', { simpleResolvers: true })
export class ImportRowView {
  @Field(() => Int, { description: 'Where it begins in the file; the header is line 1.' })
  line!: number;

  @Field(() => String, { description: 'Empty for a share without an owner.' })
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Null for a share without an owner.' })
  email!: string | null;

  @Field(() => String, { description: 'The name of the property.' })
  property!: string;

  @Field(() => Int, { nullable: true, description: 'Null where the file has none from 1 to 12.' })
  shareNumber!: number | null;

  @Field(() => String, { description: 'What would change, or why the row is refused.' })
  note!: string;

  @Field(() => Boolean, { description: 'True for rows that cannot be applied.' })
  isRefused!: boolean;

  @Field(() => Boolean, { description: 'True for rows that give a share to somebody.' })
  isAssigned!: boolean;

  @Field(() => String, { description: 'The row as it stands in the file, shortened.' })
  text!: string;
}
