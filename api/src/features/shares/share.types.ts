import { Field, Int, ObjectType } from 'type-graphql';
import { PropertyView } from '../properties/property.types';

@ObjectType('Share', {
  description: 'One of up to twelve shares of a property, as its owners see it.',
  simpleResolvers: true,
})
export class ShareView {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: 'The property that it is a share of.' })
  propertyId!: number;

  @Field(() => PropertyView, { description: 'The property that it is a share of.' })
  property!: PropertyView;

  @Field(() => String, { description: 'How the property is called.' })
  propertyName!: string;

  @Field(() => Int, { description: '1 to 12.' })
  shareNumber!: number;

  @Field(() => Int, { nullable: true, description: 'Who holds it; null while it is vacant.' })
  userId!: number | null;

  @Field(() => Boolean, {
    description: 'An inactive share has no place in the rotation and takes no weeks.',
  })
  isActive!: boolean;

  @Field(() => String, { nullable: true, description: 'First name.' })
  ownerName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  ownerLastName!: string | null;

  @Field(() => String, { nullable: true, description: 'For co-owners and administrators.' })
  ownerEmail!: string | null;
}
