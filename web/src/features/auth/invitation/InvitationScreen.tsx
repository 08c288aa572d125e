import { INVITATION_DAYS } from '@rules/invitations';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useInvitationQuery } from '../../../generated/graphql';
import { errorCode } from '../../../lib/network/error-text';
import { LinkButton } from '../../../ui/button/LinkButton';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { endOf, type InvitationEnd, InvitationForm } from './InvitationForm';

/** /invitation?token=…: an invited user chooses the first password. */
export function InvitationScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <Invitation key={token} token={token} /> : <Ended />;
}

function Invitation({ token }: { token: string }) {
  const { data, error, refetch } = useInvitationQuery({ variables: { token } });
  const [refusal, setRefusal] = useState<InvitationEnd>();
  const end = refusal ?? endOf(errorCode(error));
  if (end === 'used') return <Used />;
  if (end === 'ended') return <Ended />;
  if (data) {
    return <InvitationForm token={token} invitation={data.invitation} onEnd={setRefusal} />;
  }
  return (
    <AuthLayout title="Welcome to Fairweek">
      <NotLoaded {...{ error, refetch }} what="Your invitation" />
    </AuthLayout>
  );
}

function Used() {
  return (
    <AuthLayout
      title="Your password is set"
      text="This link has been used, or you have chosen a password in another way. Sign in with your email address and that password."
      footer={
        <p>
          Was it not you, or have you forgotten it?{' '}
          <Link to="/forgot-password">Choose a new one</Link>
        </p>
      }
    >
      <LinkButton to="/login" wide size="large">
        Sign in
      </LinkButton>
    </AuthLayout>
  );
}

function Ended() {
  return (
    <AuthLayout
      title="This invitation has ended"
      text={`A link works for ${INVITATION_DAYS} days, and a newer one replaces it. If you have a later email from us, open that one. Otherwise have a new link sent to your email address.`}
      footer={
        <p>
          Already have a password? <Link to="/login">Sign in</Link>
        </p>
      }
    >
      <LinkButton to="/forgot-password" wide size="large">
        Send me a new link
      </LinkButton>
    </AuthLayout>
  );
}
