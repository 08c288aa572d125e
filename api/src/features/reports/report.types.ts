import { Field, ID, Int, ObjectType } from 'type-graphql';
import { UserRole } from '../auth/user.entity';
import { Person } from '../people/person.type';

@ObjectType({ description: 'Counts shown on the tabs of the admin panel.', simpleResolvers: true })
export class AdminCounts {
  @Field(() => Int, { description: 'Number of users.' })
  users!: number;

  @Field(() => Int, { description: 'Number of all properties, active or not.' })
  properties!: number;

  @Field(() => Int, { description: 'Number of shares with an owner.' })
  shares!: number;

  @Field(() => Int, { description: 'Number of swaps in any status.' })
  weekSwaps!: number;
}

@ObjectType({ description: 'Number of users with a role.', simpleResolvers: true })
export class RoleCount {
  @Field(() => UserRole, { description: 'The role.' })
  role!: UserRole;

  @Field(() => Int, { description: 'Number of users.' })
  count!: number;
}

@ObjectType({ description: 'A user and the number of shares they own.', simpleResolvers: true })
export class ShareHolder {
  @Field(() => Person, { description: 'The user.' })
  person!: Person;

  @Field(() => Int, { description: 'Number of shares.' })
  shares!: number;
}

@ObjectType({ description: 'A recently created user.', simpleResolvers: true })
export class RecentUser extends Person {
  @Field(() => UserRole, { description: 'Role of the user.' })
  userRole!: UserRole;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;
}

@ObjectType({
  description: 'Special requests and week swaps of a month (UTC).',
  simpleResolvers: true,
})
export class MonthCount {
  @Field(() => String, { description: 'Its first day (YYYY-MM-DD).' })
  month!: string;

  @Field(() => Int, { description: 'Number of special requests made.' })
  requests!: number;

  @Field(() => Int, { description: 'Number of week swaps requested.' })
  swaps!: number;
}

@ObjectType({
  description: 'Totals for the analytics tab; deleted users are not counted.',
  simpleResolvers: true,
})
export class AdminOverview {
  @Field(() => Int, { description: 'Number of users.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'Number of users created in the last 30 days.' })
  newUsers!: number;

  @Field(() => Int, { description: 'Number of all properties, active or not.' })
  totalProperties!: number;

  @Field(() => Int, { description: 'Number of active properties.' })
  activeProperties!: number;

  @Field(() => Int, { description: 'Number of properties whose shares all have an owner.' })
  fullyAllocated!: number;

  @Field(() => Int, { description: 'Number of shares with an owner.' })
  allocatedShares!: number;

  @Field(() => Int, { description: 'Total number of shares of all properties.' })
  shareCapacity!: number;

  @Field(() => Int, { description: 'Shares with an owner as a percentage of all shares, rounded.' })
  allocationPercent!: number;

  @Field(() => Int, { description: 'Number of swaps in any status.' })
  weekSwaps!: number;

  @Field(() => [RoleCount], {
    description: 'Number of users per role, in the order ADMIN, OWNER, USER.',
  })
  roles!: RoleCount[];

  @Field(() => Int, { description: 'Users who own at least one share.' })
  usersWithShares!: number;

  @Field(() => Int, { description: 'Users who own no share.' })
  usersWithoutShares!: number;

  @Field(() => [ShareHolder], { description: 'The 5 users with the most shares.' })
  topShareHolders!: ShareHolder[];

  @Field(() => [RecentUser], { description: 'The 10 most recently created users.' })
  recentUsers!: RecentUser[];

  @Field(() => [MonthCount], { description: 'The last 12 months, this one included, in order.' })
  months!: MonthCount[];
}

@ObjectType({ description: 'How many shares of a property have an owner.', simpleResolvers: true })
export class PropertyAllocation {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  name!: string;

  @Field(() => Int, { description: 'Number of shares with an owner.' })
  allocated!: number;

  @Field(() => Int, { description: 'Number of shares of the property.' })
  totalShares!: number;
}

@ObjectType({ description: 'A page of allocations.', simpleResolvers: true })
export class PropertyAllocationPage {
  @Field(() => [PropertyAllocation], { description: 'Items of this page.' })
  items!: PropertyAllocation[];

  @Field(() => Int, { description: 'Number of items on all pages.' })
  total!: number;
}
