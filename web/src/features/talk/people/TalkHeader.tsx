import { useState } from 'react';
import styled from 'styled-components';
import { useSetTalkNotifyMutation } from '../../../generated/graphql';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { people as counted } from '../../../lib/text/format';
import { IconButton } from '../../../ui/button/IconButton';
import { ArrowLeft, Ellipsis } from '../../../ui/icon/icons';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';
import { Avatar } from '../../../ui/picture/Avatar';
import { box, color, DESK, font } from '../../../ui/theme/tokens';
import { BackPlace, Header, Who } from '../../../ui/thread/thread-frame-style';
import { HouseName } from '../list/HouseName';
import { useTalk, useTalkChange } from '../sync/talk-context';
import { AnnounceDialog } from './AnnounceDialog';
import { PeopleDialog } from './PeopleDialog';
import { NewcomersQuestion, useAdminItems } from './use-admin-items';

const Title = styled(Who)`
  ${box.grow};
  button {
    display: block;
    max-width: 100%;
    padding: 0;
    ${font.cut};
    color: ${color.textMuted};
    ${font.size('tiny')};
  }
`;

const NOTIFY = [
  ['ALL', 'All messages'],
  ['MENTIONS', 'Mentions only'],
  ['NONE', 'Nothing'],
] as const;

/** The house, its people, and what the user can set. */
export function TalkHeader({ onBack }: { onBack: () => void }) {
  const { talk } = useTalk();
  const { propertyId, propertyName, notify, people } = talk;
  // A phone hides the list with the screen’s own heading.
  const Heading = useMediaQuery(DESK) ? 'h2' : 'h1';
  const [open, setOpen] = useState<'people' | 'announce' | 'newcomers'>();
  const change = useTalkChange();
  const [setNotify] = useSetTalkNotifyMutation();
  const adminItems = useAdminItems(setOpen);
  const notifyItems = NOTIFY.map(([value, label]) => ({
    label,
    isCurrent: value === notify,
    onSelect: () =>
      change(() => setNotify({ variables: { input: { propertyId, notify: value } } })),
  }));
  const items = [...(talk.mayWrite ? notifyItems : []), ...adminItems];
  return (
    <Header>
      <BackPlace>
        <IconButton label="Back to messages" icon={<ArrowLeft size={22} />} onClick={onBack} />
      </BackPlace>
      <Avatar name={propertyName} size={44} isSquare />
      <Title>
        <Heading>
          <HouseName name={propertyName} isMuted={notify === 'NONE'} />
        </Heading>
        {people.length > 0 && (
          <button type="button" onClick={() => setOpen('people')}>
            {counted(people.length)}: {people.map(({ name }) => name.split(' ')[0]).join(', ')}
          </button>
        )}
      </Title>
      {items.length > 0 && (
        <DropdownMenu
          header={talk.mayWrite && 'Notify me of'}
          items={items}
          trigger={
            <IconButton label="Settings of the conversation" icon={<Ellipsis size={22} />} />
          }
        />
      )}
      {open === 'people' && (
        <PeopleDialog
          title={`People of ${propertyName}`}
          text="Everyone who has a share of this house takes part. Guests do not."
          people={people}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'announce' && <AnnounceDialog onClose={() => setOpen(undefined)} />}
      {open === 'newcomers' && <NewcomersQuestion onClose={() => setOpen(undefined)} />}
    </Header>
  );
}
