import { costsPath } from '../../lib/address/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { Coins } from '../../ui/icon/icons';

/** Leads to the costs of a house. */
export const CostsLink = ({ propertyId }: { propertyId: string }) => (
  <LinkButton to={costsPath(propertyId)} variant="secondary" icon={<Coins size={18} aria-hidden />}>
    Costs
  </LinkButton>
);
