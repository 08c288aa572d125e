import { type HomeQuery, useAdministratorsQuery } from '../../generated/graphql';
import { calendarPath } from '../../lib/address/paths';
import { fullName } from '../../lib/text/names';
import { LinkButton } from '../../ui/button/LinkButton';
import { WriteButton } from '../../ui/button/WriteButton';
import { CalendarDays } from '../../ui/icon/icons';
import { size as type } from '../../ui/theme/tokens';
import { Hero } from './Hero';

/** Shown in place of the next stay to owners without one and to users without a share. */
export function Beginning({ home }: { home: HomeQuery }) {
  const property = home.myShares[0]?.property;
  if (!property) return <NoShares />;
  return (
    <Hero label="No week booked yet">
      <h2 style={{ fontSize: type.title }}>No week booked yet</h2>
      <p>
        Your weeks at {property.name} appear here once they are allocated to you. Unallocated weeks
        are open in the calendar.
      </p>
      <LinkButton to={calendarPath({ propertyId: property.id })} icon={<CalendarDays size={18} />}>
        Look for a week
      </LinkButton>
    </Hero>
  );
}

/** Names the administrator to write to, with a button. */
function NoShares() {
  const { data } = useAdministratorsQuery();
  const [administrator] = data?.administrators ?? [];
  return (
    <Hero label="Good to have you here">
      <h2 style={{ fontSize: type.title }}>Good to have you here</h2>
      <p>
        Once a share is in your name, you will find your next stay, your place in the rotation and
        the house documents here. {administrator ? fullName(administrator) : 'Your administrator'}{' '}
        sets that up; a short message helps.
      </p>
      <WriteButton person={administrator} />
    </Hero>
  );
}
