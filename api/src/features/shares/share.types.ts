import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PropertyView } from '../properties/property.types';

@ObjectType('Share', {
  description: 'One of up to twelve shares of a property.',
  simpleResolvers: true,
})
export class ShareView {
  @Field(() => ID, { description: 'Id of the share.' })
  id!: number;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => PropertyView, { description: 'The property.' })
  property!: PropertyView;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the owner; null if the share is vacant.',
  })
  userId!: number | null;

  @Field(() => Boolean, {
    description:
      'False if the share is inactive: it takes no part in the rotation and gets no weeks.',
  })
  isActive!: boolean;

  @Field(() => String, { nullable: true, description: 'First name of the owner.' })
  ownerName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of the owner.' })
  ownerLastName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the owner; co-owners and administrators only.',
  })
  ownerEmail!: string | null;
}
