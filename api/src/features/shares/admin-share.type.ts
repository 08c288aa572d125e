import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../kit/enum';

@ObjectType({ description: 'A share as administrators see it.', simpleResolvers: true })
export class AdminShare {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: 'The property that it is a share of.' })
  propertyId!: number;

  @Field(() => String, { description: 'How the property is called.' })
  propertyName!: string;

  @Field(() => Int, { description: '1 to 12.' })
  shareNumber!: number;

  @Field(() => Int, { nullable: true, description: 'Who holds it; null while it is vacant.' })
  userId!: number | null;

  @Field(() => String, { nullable: true, description: 'First name.' })
  ownerName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  ownerLastName!: string | null;

  @Field(() => String, { nullable: true, description: 'Where they can be written to.' })
  ownerEmail!: string | null;

  @Field(() => Boolean, {
    description: 'An inactive share has no place in the rotation and takes no weeks.',
  })
  isActive!: boolean;

  @Field(() => Int, {
    description:
      'Counts its changes; sent back with a change, so that nothing is silently overwritten.',
  })
  version!: number;
}

export const ShareSort = defineEnum('ShareSort', 'What shares are sorted by.', [
  'PROPERTY',
  'NUMBER',
  'OWNER',
  'STATUS',
]);
export type ShareSort = EnumOf<typeof ShareSort>;

@ObjectType({ simpleResolvers: true })
export class AdminSharePage {
  @Field(() => [AdminShare])
  items!: AdminShare[];

  @Field(() => Int)
  total!: number;
}
