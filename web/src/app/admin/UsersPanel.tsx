import { useSession } from '../../features/auth/session/session';
import { UsersTab } from '../../features/people/UsersTab';
import { USER_PARTS } from './user-parts';

/** The users, of whom one is the administrator's own account. */
export const UsersPanel = () => <UsersTab {...USER_PARTS} ownId={useSession().user?.id} />;
