import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type AskAsGuestMutation, useGuestHouseQuery } from '../../../generated/graphql';
import { errorCode } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { GuestLayout, GuestNotLoaded } from '../../../ui/picture/GuestLayout';
import { GuestForm } from './GuestForm';

interface Sent {
  firstName: string;
  email: string;
  request: AskAsGuestMutation['createGuestRequest'];
}

/**
 * /guest/:token: a guest without an account makes a request for one property by its private link.
 */
export function GuestScreen() {
  const token = useParams().token ?? '';
  return <Guest key={token} token={token} />;
}

function Guest({ token }: { token: string }) {
  const { data, error, refetch } = useGuestHouseQuery({ variables: { token } });
  const [sent, setSent] = useState<Sent>();
  const [isRevoked, setRevoked] = useState(false);
  const isEnd = isRevoked || sent !== undefined;
  // The text that replaces the form is read from its top.
  useEffect(() => {
    if (!isEnd) return;
    document.documentElement.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [isEnd]);
  if (isRevoked || errorCode(error) === 'NOT_FOUND') return <LinkEnded />;
  if (!data) return <GuestNotLoaded {...{ error, refetch }} />;
  const { propertyName, location } = data.guestHouse;
  if (sent) {
    return (
      <GuestLayout
        title={`Thank you, ${sent.firstName}`}
        place={`${propertyName}, ${location}`}
        text={
          <span role="status">
            Your hosts have “{sent.request.title}” now. If they have a question, they will write to{' '}
            <strong>{sent.email}</strong>.
          </span>
        }
      >
        <Button variant="secondary" wide size="large" onClick={() => setSent(undefined)}>
          Make another request
        </Button>
      </GuestLayout>
    );
  }
  return (
    <GuestLayout
      title={propertyName}
      place={location}
      text="Good to have you here. What can we do to make your stay a good one?"
    >
      <GuestForm token={token} onSent={setSent} onLinkEnded={() => setRevoked(true)} />
    </GuestLayout>
  );
}

function LinkEnded() {
  return (
    <GuestLayout
      title="This link has ended"
      text="It is no longer valid or was not copied completely. Please ask your host for a new one."
    />
  );
}
