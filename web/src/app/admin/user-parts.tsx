import { UserSecondFactor } from '../../features/auth/account/UserSecondFactor';
import type { UsersTabProps } from '../../features/people/UsersTab';
import { PropertyFilter, PropertyPicker } from '../../features/properties/choice/PropertyPicker';
import { UserHandover } from '../../features/shares/handover/UserHandover';
import { UserShares } from '../../features/shares/UserShares';
import { fullName } from '../../lib/text/names';

/** The parts that other features add to the dialogs about a user. */
export const USER_PARTS: Omit<UsersTabProps, 'ownId'> = {
  PropertyPicker,
  PropertyFilter,
  sharesOf: (user, onChanged) => (
    <>
      <UserShares {...user} PropertyPicker={PropertyPicker} onChanged={onChanged} />
      <UserSecondFactor userId={user.id} name={fullName(user)} />
    </>
  ),
  handoverOf: (userId) => <UserHandover userId={userId} />,
};
