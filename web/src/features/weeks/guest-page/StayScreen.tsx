import { mapOf } from '@rules/properties';
import { useParams } from 'react-router-dom';
import { useStayPageQuery } from '../../../generated/graphql';
import { fullDates } from '../../../lib/dates/week-dates';
import { errorCode } from '../../../lib/network/error-text';
import { OutsideLink } from '../../../ui/button/OutsideLink';
import { arrivalFacts } from '../../../ui/card/arrival-facts';
import { MapPin } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { GuestLayout, GuestNotLoaded } from '../../../ui/picture/GuestLayout';
import { Facts } from '../../../ui/text/Facts';

/** /stay/:token: what a guest without an account needs to know of a stay, by their private link. */
export function StayScreen() {
  const token = useParams().token ?? '';
  const { data, error, refetch } = useStayPageQuery({ variables: { token } });
  if (errorCode(error) === 'NOT_FOUND') {
    return (
      <GuestLayout
        title="This link has ended"
        text="The stay is over or has changed, or the link was not copied completely. Please ask your host."
      />
    );
  }
  if (!data) return <GuestNotLoaded {...{ error, refetch }} />;
  const { name, propertyName, location, note, ...stay } = data.stayPage;
  return (
    <GuestLayout
      title={propertyName}
      place={location}
      text={
        <>
          {name}, your stay: <strong>{fullDates(stay)}</strong>
        </>
      }
    >
      <Stack>
        <Row>
          <OutsideLink href={mapOf(location)}>
            <MapPin size={18} aria-hidden /> Show on the map
          </OutsideLink>
        </Row>
        <Facts facts={arrivalFacts(stay)} />
        {note && <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
      </Stack>
    </GuestLayout>
  );
}
