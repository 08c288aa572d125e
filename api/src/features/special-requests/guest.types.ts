import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'The private address at which guests of a property ask without an account.',
  simpleResolvers: true,
})
export class GuestLink {
  @Field(() => Int, { description: 'Whose guests.' })
  propertyId!: number;

  @Field(() => String, { description: 'The address, the same until another one is made.' })
  url!: string;

  @Field(() => String, { description: 'The address as a QR code: the text of an SVG picture.' })
  qrSvg!: string;

  @Field(() => Date)
  createdAt!: Date;
}

@ObjectType({ description: 'The house behind a guest link.', simpleResolvers: true })
export class GuestHouse {
  @Field(() => String, { description: 'How the house is called.' })
  propertyName!: string;

  @Field(() => String, { description: 'Where it stands.' })
  location!: string;
}

@ObjectType({ description: 'What a guest keeps of a request.', simpleResolvers: true })
export class GuestRequestReceipt {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'What was asked for.' })
  title!: string;

  @Field(() => String, { description: 'Where.' })
  propertyName!: string;

  @Field(() => Date)
  createdAt!: Date;
}
