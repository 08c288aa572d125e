import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../kit/enum';

@ObjectType('Property', {
  description: 'A holiday home that is owned in shares.',
  simpleResolvers: true,
})
export class PropertyView {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'How the house is called.' })
  name!: string;

  @Field(() => String, { description: 'Where it stands.' })
  location!: string;

  @Field(() => Int, { description: 'How many shares it is divided into, 1 to 12.' })
  totalShares!: number;

  @Field(() => Int, { description: 'Weeks that a share takes in a year, 1 to 52.' })
  weeksPerShare!: number;

  @Field(() => Boolean, { description: 'False once the property is no longer used.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'The year in which share 1 chooses first.' })
  rotationBaseYear!: number;

  @Field(() => Int, { description: 'The day on which weeks begin: 1 Monday to 7 Sunday.' })
  changeoverWeekday!: number;

  @Field(() => Boolean, {
    description: 'Whether swaps wait for an administrator after both sides agreed.',
  })
  swapsNeedApproval!: boolean;

  @Field(() => Int, {
    description: 'Days after a draft during which each share may take one open week; 0: no limit.',
  })
  claimLimitDays!: number;

  @Field(() => Int, {
    description:
      'Counts its changes; sent back with a change, so that nothing is silently overwritten.',
  })
  version!: number;
}

@ObjectType({ simpleResolvers: true })
export class PropertyPage {
  @Field(() => [PropertyView])
  items!: PropertyView[];

  @Field(() => Int)
  total!: number;
}

export const PropertySort = defineEnum('PropertySort', 'What properties are sorted by.', [
  'NAME',
  'LOCATION',
  'TOTAL_SHARES',
  'WEEKS_PER_SHARE',
  'STATUS',
]);
export type PropertySort = EnumOf<typeof PropertySort>;

@ObjectType({ description: 'A property as administrators see it.', simpleResolvers: true })
export class AdminProperty {
  @Field(() => PropertyView, { description: 'The property itself.' })
  property!: PropertyView;

  @Field(() => Int, { description: 'Shares with an owner.' })
  allocatedShares!: number;
}

@ObjectType({ simpleResolvers: true })
export class AdminPropertyPage {
  @Field(() => [AdminProperty])
  items!: AdminProperty[];

  @Field(() => Int)
  total!: number;
}
