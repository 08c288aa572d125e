import { useLastCheckOutQuery } from '../../generated/graphql';
import { checkOutPath } from '../../lib/address/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { ListChecks } from '../../ui/icon/icons';

interface Props {
  propertyId: string;
  bookingId: string;
}

/** Leads to the check-out of a stay that has begun. */
export function CheckOutLink({ propertyId, bookingId }: Props) {
  const { data } = useLastCheckOutQuery({ variables: { propertyId } });
  const isDone = data?.lastCheckOut?.bookingId === bookingId;
  return (
    <LinkButton
      to={checkOutPath(bookingId)}
      variant={isDone ? 'secondary' : 'primary'}
      icon={<ListChecks size={18} aria-hidden />}
    >
      {isDone ? 'See your check-out' : 'Check out'}
    </LinkButton>
  );
}
