import { Id, Int, Many, Moment, One, Text, View } from '../../core/view/view';
import { UserRole } from '../auth/user.entity';
import { Person } from '../people/person.type';

@View('Counts shown on the tabs of the admin panel.')
export class AdminCounts {
  @Int('Number of users.') users!: number;
  @Int('Number of all properties, active or not.') properties!: number;
  @Int('Number of shares with an owner.') shares!: number;
  @Int('Number of swaps in any status.') weekSwaps!: number;
}

@View('Number of users with a role.')
export class RoleCount {
  @One(UserRole, 'The role.') role!: UserRole;
  @Int('Number of users.') count!: number;
}

@View('A user and the number of shares they own.')
export class ShareHolder {
  @One(Person, 'The user.') person!: Person;
  @Int('Number of shares.') shares!: number;
}

@View('A recently created user.')
export class RecentUser extends Person {
  @One(UserRole, 'Role of the user.') userRole!: UserRole;
  @Moment('When it was created.') createdAt!: Date;
}

@View('Special requests and week swaps of a month (UTC).')
export class MonthCount {
  @Text('Its first day (YYYY-MM-DD).') month!: string;
  @Int('Number of special requests made.') requests!: number;
  @Int('Number of week swaps requested.') swaps!: number;
}

@View('Totals for the analytics tab; deleted users are not counted.')
export class AdminOverview {
  @Int('Number of users.') totalUsers!: number;
  @Int('Number of users created in the last 30 days.') newUsers!: number;
  @Int('Number of all properties, active or not.') totalProperties!: number;
  @Int('Number of active properties.') activeProperties!: number;
  @Int('Number of properties whose shares all have an owner.') fullyAllocated!: number;
  @Int('Number of shares with an owner.') allocatedShares!: number;
  @Int('Total number of shares of all properties.') shareCapacity!: number;
  @Int('Shares with an owner as a percentage of all shares, rounded.') allocationPercent!: number;
  @Int('Number of swaps in any status.') weekSwaps!: number;
  @Many(RoleCount, 'Number of users per role, in the order ADMIN, OWNER, USER.')
  roles!: RoleCount[];
  @Int('Users who own at least one share.') usersWithShares!: number;
  @Int('Users who own no share.') usersWithoutShares!: number;
  @Many(ShareHolder, 'The 5 users with the most shares.') topShareHolders!: ShareHolder[];
  @Many(RecentUser, 'The 10 most recently created users.') recentUsers!: RecentUser[];
  @Many(MonthCount, 'The last 12 months, this one included, in order.') months!: MonthCount[];
}

@View('How many shares of a property have an owner.')
export class PropertyAllocation {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') name!: string;
  @Int('Number of shares with an owner.') allocated!: number;
  @Int('Number of shares of the property.') totalShares!: number;
}

@View('A page of allocations.')
export class PropertyAllocationPage {
  @Many(PropertyAllocation, 'Items of this page.') items!: PropertyAllocation[];
  @Int('Number of items on all pages.') total!: number;
}
