import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'The private link through which guests of a property make requests without an account.',
  simpleResolvers: true,
})
export class GuestLink {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, {
    description: 'Address of the link; it stays the same until a new one is created.',
  })
  url!: string;

  @Field(() => String, { description: 'The address as a QR code, in SVG.' })
  qrSvg!: string;

  @Field(() => Date, { description: 'When the link was created.' })
  createdAt!: Date;
}

@ObjectType({ description: 'The property behind a guest link.', simpleResolvers: true })
export class GuestHouse {
  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Location of the property.' })
  location!: string;
}

@ObjectType({
  description: 'Confirmation of a request made through a guest link.',
  simpleResolvers: true,
})
export class GuestRequestReceipt {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: number;

  @Field(() => String, { description: 'Title of the request.' })
  title!: string;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;
}
