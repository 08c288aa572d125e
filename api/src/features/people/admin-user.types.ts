import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../kit/enum';
import { UserRole } from '../auth/user.entity';
import { AdminShare } from '../shares/admin-share.type';

export const PasswordState = defineEnum(
  'PasswordState',
  'NOT_SET: none yet; TEMPORARY: set by an administrator; CHOSEN: by the person.',
  ['NOT_SET', 'TEMPORARY', 'CHOSEN'],
);
export type PasswordState = EnumOf<typeof PasswordState>;

export const UserSort = defineEnum('UserSort', 'What users are sorted by.', [
  'NAME',
  'EMAIL',
  'ROLE',
  'CREATED',
  'SHARES',
]);
export type UserSort = EnumOf<typeof UserSort>;

@ObjectType({ description: 'A user as administrators see them.', simpleResolvers: true })
export class AdminUser {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of their picture.' })
  profileImageUrl!: string | null;

  @Field(() => UserRole, { description: 'What they are to the house.' })
  userRole!: UserRole;

  @Field(() => Boolean, { description: 'True for whoever may administer, by role or by flag.' })
  isAdmin!: boolean;

  @Field(() => PasswordState, { description: 'Whether a password is set, and by whom.' })
  passwordState!: `${PasswordState}`;

  @Field(() => Int, { nullable: true, description: 'The property they stay in as a guest.' })
  linkedPropertyId!: number | null;

  @Field(() => String, { nullable: true, description: 'How that property is called.' })
  linkedPropertyName!: string | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  dateOfBirth!: string | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  anniversaryDate!: string | null;

  @Field(() => Int, { description: 'How many shares they hold.' })
  shareCount!: number;

  @Field(() => [AdminShare], { description: 'The shares they hold, by property and number.' })
  shares!: AdminShare[];

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date)
  updatedAt!: Date;

  @Field(() => Int, {
    description:
      'Counts its changes; sent back with a change, so that nothing is silently overwritten.',
  })
  version!: number;
}

@ObjectType({ simpleResolvers: true })
export class AdminUserPage {
  @Field(() => [AdminUser])
  items!: AdminUser[];

  @Field(() => Int)
  total!: number;
}

@ObjectType({ simpleResolvers: true })
export class DeletedUser {
  @Field(() => String, { description: 'A sentence that says what was done.' })
  message!: string;
}
