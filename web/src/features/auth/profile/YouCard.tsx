import { useState } from 'react';
import { MyProfileDocument, useMyProfileQuery } from '../../../generated/graphql';
import { useReread } from '../../../lib/live/reread';
import { fullName } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Avatar } from '../../../ui/picture/Avatar';
import { Facts } from '../../../ui/text/Facts';
import { useSession } from '../session/session';
import { CodeDialog, EmailDialog } from './email-dialogs';
import { AUDIENCES, type Profile, ProfileDialog } from './ProfileDialog';

/** The code that uploads files loads only where it is used. */
const PictureDialog = lazyComponent(
  async () => (await import('./PictureDialog')).PictureDialog,
  null,
);

type Asked = 'profile' | 'picture' | 'email' | 'code';

/** The name, picture, address and telephone of the user, which they change here. */
export function YouCard() {
  const { data, error, refetch } = useMyProfileQuery({ fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<Asked>();
  const { refresh } = useSession();
  const reread = useReread();
  const profile = data?.myProfile;
  const close = () => setAsked(undefined);
  /** The name, picture and address stand in the menu as well. */
  const onSaved = () => {
    close();
    refresh();
  };
  return (
    <Card title="You" text="How others know you, and how to reach you.">
      {profile ? (
        <About profile={profile} onAsk={setAsked} />
      ) : (
        <NotLoaded {...{ error, refetch }} what="Your name and address" height="10.5rem" />
      )}
      {profile && asked === 'profile' && (
        <ProfileDialog
          key={profile.version}
          profile={profile}
          onReload={() => reread([MyProfileDocument])}
          {...{ onSaved }}
          onClose={close}
        />
      )}
      {profile && asked === 'picture' && (
        <PictureDialog
          hasPicture={profile.profileImageUrl !== null}
          {...{ onSaved }}
          onClose={close}
        />
      )}
      {asked === 'email' && <EmailDialog onSent={() => setAsked('code')} onClose={close} />}
      {profile && asked === 'code' && (
        <CodeDialog address={profile.pendingEmail ?? ''} {...{ onSaved }} onClose={close} />
      )}
    </Card>
  );
}

function About({ profile, onAsk }: { profile: Profile; onAsk: (asked: Asked) => void }) {
  const { email, phone, phoneAudience, pendingEmail } = profile;
  const name = fullName(profile);
  return (
    <Stack>
      <Row $gap={4} $align="start" $nowrap>
        <Avatar name={name} src={profile.profileImageUrl} size={72} />
        <Facts
          facts={[
            ['Name', name],
            ['Email', email],
            ['Telephone', phone ?? 'None'],
            ...(phone ? [['Seen by', AUDIENCES[phoneAudience]] as const] : []),
          ]}
        />
      </Row>
      {pendingEmail && (
        <p>A code is on its way to {pendingEmail}. Your address changes once you enter it.</p>
      )}
      <Row>
        <Button variant="secondary" onClick={() => onAsk('profile')}>
          Change details
        </Button>
        <Button variant="secondary" onClick={() => onAsk('picture')}>
          Change picture
        </Button>
        <Button variant="secondary" onClick={() => onAsk('email')}>
          Change email
        </Button>
        {pendingEmail && <Button onClick={() => onAsk('code')}>Enter the code</Button>}
      </Row>
    </Stack>
  );
}
