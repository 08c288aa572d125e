import { Field, Int, ObjectType } from 'type-graphql';
import { UserRole } from '../auth/user.entity';
import { Person } from '../people/person.type';

@ObjectType({ description: 'What the tabs of the admin panel count.', simpleResolvers: true })
export class AdminCounts {
  @Field(() => Int, { description: 'People with an account.' })
  users!: number;

  @Field(() => Int, { description: 'Properties, used or not.' })
  properties!: number;

  @Field(() => Int, { description: 'Shares with an owner.' })
  shares!: number;

  @Field(() => Int, { description: 'Swaps, whatever became of them.' })
  weekSwaps!: number;
}

@ObjectType({ simpleResolvers: true })
export class RoleCount {
  @Field(() => UserRole, { description: 'The role.' })
  role!: UserRole;

  @Field(() => Int, { description: 'How many people have it.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true })
export class ShareHolder {
  @Field(() => Person, { description: 'Who holds them.' })
  person!: Person;

  @Field(() => Int, { description: 'How many shares they hold.' })
  shares!: number;
}

@ObjectType({ description: 'Somebody who has come lately.', simpleResolvers: true })
export class RecentUser extends Person {
  @Field(() => UserRole, { description: 'What they are to the house.' })
  userRole!: UserRole;

  @Field(() => Date)
  createdAt!: Date;
}

@ObjectType({
  description: 'The totals of the analytics tab; deleted people never count.',
  simpleResolvers: true,
})
export class AdminOverview {
  @Field(() => Int, { description: 'People with an account.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'Created in the last 30 days.' })
  newUsers!: number;

  @Field(() => Int, { description: 'Properties, used or not.' })
  totalProperties!: number;

  @Field(() => Int, { description: 'Properties in use.' })
  activeProperties!: number;

  @Field(() => Int, { description: 'Shares with an owner.' })
  allocatedShares!: number;

  @Field(() => Int, { description: 'Total shares of all properties.' })
  shareCapacity!: number;

  @Field(() => Int, { description: 'Allocated over capacity, rounded, in percent.' })
  allocationPercent!: number;

  @Field(() => Int, { description: 'Swaps, whatever became of them.' })
  weekSwaps!: number;

  @Field(() => [RoleCount], { description: 'ADMIN, OWNER and USER, in this order.' })
  roles!: RoleCount[];

  @Field(() => Int, { description: 'People with at least one share.' })
  usersWithShares!: number;

  @Field(() => Int, { description: 'People without any.' })
  usersWithoutShares!: number;

  @Field(() => [ShareHolder], { description: 'At most 5, the most shares first.' })
  topShareHolders!: ShareHolder[];

  @Field(() => [RecentUser], { description: 'At most 10, the newest first.' })
  recentUsers!: RecentUser[];
}

@ObjectType({ simpleResolvers: true })
export class PropertyAllocation {
  @Field(() => Int, { description: 'Which property.' })
  propertyId!: number;

  @Field(() => String, { description: 'How the property is called.' })
  name!: string;

  @Field(() => Int, { description: 'Shares with an owner.' })
  allocated!: number;

  @Field(() => Int, { description: 'How many shares it is divided into.' })
  totalShares!: number;
}

@ObjectType({ simpleResolvers: true })
export class PropertyAllocationPage {
  @Field(() => [PropertyAllocation])
  items!: PropertyAllocation[];

  @Field(() => Int)
  total!: number;
}
