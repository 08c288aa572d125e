import { peopleOf, takesIndexedPart } from '../shares/share.columns';

const PART = { share: 'leg.share_id', person: 'leg.user_id' };

/** The ids of the owners of a leg of an exchange, as SQL. */
export const LEG_PEOPLE = peopleOf(PART);

/** True if the leg of an exchange is a user's, as SQL, alone or with others; indexes find it. */
export const isLegOf = (user: string) => takesIndexedPart(user, PART);
