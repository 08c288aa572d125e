import { BigDate } from './cards/BigDate';
import { Dates, Place, Until } from './hero-style';

interface StayDatesProps {
  stay: { propertyName: string; location: string; startDate: string; endDate: string };
}

/** Where and when a stay is, in large type. */
export function StayDates({ stay }: StayDatesProps) {
  return (
    <>
      <Place>
        {stay.propertyName}
        <small>{stay.location}</small>
      </Place>
      <Dates>
        <BigDate date={stay.startDate} label="Arrive" />
        <Until aria-hidden />
        <BigDate date={stay.endDate} label="Leave" />
      </Dates>
    </>
  );
}
