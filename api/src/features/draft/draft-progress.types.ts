import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DraftStatus } from './draft-status';

/** How far a draft is. */
@ObjectType({ simpleResolvers: true })
export abstract class DraftProgress {
  @Field(() => ID, { description: 'Id of the draft.' })
  id!: number;

  @Field(() => DraftStatus, { description: 'Current status.' })
  status!: DraftStatus;

  @Field(() => Date, { nullable: true, description: 'When it opens automatically, if scheduled.' })
  opensAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the current turn ends.' })
  deadline!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Number of the share whose turn it is.' })
  turnShare!: number | null;
}
