import { useState } from 'react';
import { MyProfileDocument, useMyProfileQuery } from '../../../generated/graphql';
import { useReread } from '../../../lib/live/reread';
import { fullName } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Avatar } from '../../../ui/picture/Avatar';
import { Facts } from '../../../ui/text/Facts';
import { Muted } from '../../../ui/text/Text';
import { useSession } from '../session/session';
import { CodeDialog } from './CodeDialog';
import { EmailDialog } from './EmailDialog';
import { audienceText, type Profile, ProfileDialog } from './ProfileDialog';

type Asked = 'profile' | 'email' | 'code';

/** The height of the facts and buttons below. */
const HEIGHT = '10.5rem';

/** What others see of the user and how they reach them, which the user changes here. */
export function YouCard() {
  const { data, error, refetch } = useMyProfileQuery({ fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<Asked>();
  const { refresh } = useSession();
  const reread = useReread();
  const profile = data?.myProfile;
  const close = () => setAsked(undefined);
  /** The name and address stand in the menu as well. */
  const onSaved = () => {
    close();
    refresh();
  };
  return (
    <Card title="You" text="How others know you, and how to reach you.">
      {profile ? (
        <About profile={profile} onAsk={setAsked} />
      ) : (
        <NotLoaded {...{ error, refetch }} what="What you say about yourself" height={HEIGHT} />
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
      {asked === 'email' && <EmailDialog onSent={() => setAsked('code')} onClose={close} />}
      {profile && asked === 'code' && (
        <CodeDialog address={profile.openEmail ?? ''} {...{ onSaved }} onClose={close} />
      )}
    </Card>
  );
}

function About({ profile, onAsk }: { profile: Profile; onAsk: (asked: Asked) => void }) {
  const { email, phone, phoneAudience, openEmail } = profile;
  const name = fullName(profile);
  return (
    <Stack>
      <Row $gap={4} $align="start" $nowrap>
        <Avatar name={name} size={56} />
        <Facts
          facts={[
            ['Name', name],
            ['Email', email],
            [
              'Telephone',
              phone ? (
                <>
                  {phone} <Muted as="span">({audienceText(phoneAudience)})</Muted>
                </>
              ) : (
                'None'
              ),
            ],
          ]}
        />
      </Row>
      {openEmail && (
        <p>A code is on its way to {openEmail}. Your address changes once you enter it.</p>
      )}
      <Row>
        <Button variant="secondary" onClick={() => onAsk('profile')}>
          Change details
        </Button>
        <Button variant="secondary" onClick={() => onAsk('email')}>
          Change email
        </Button>
        {openEmail && <Button onClick={() => onAsk('code')}>Enter the code</Button>}
      </Row>
    </Stack>
  );
}
