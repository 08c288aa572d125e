import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { talkPath } from '../../../lib/address/paths';
import { renderOnServer } from '../../../lib/test/render-data';
import type { Picker } from '../../../ui/choice/picker';
import { HouseList } from '../list/HouseList';
import { useTalks } from '../list/use-talks';
import { TalkThread } from '../TalkThread';
import { type FakeTalk, HOUSE, OLIVIA } from './fake-talk';

/** Chooses the only other house. */
const PropertyPicker: Picker = ({ label, onChange }) => (
  <button type="button" onClick={() => onChange({ id: '6', label: 'Harbour House' })}>
    {label}
  </button>
);

/** The talk at the address, as the Messages screen shows it. */
function Place() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const house = parameters.get('house') ?? undefined;
  const { userId } = OLIVIA;
  const houses = useTalks(userId);
  return (
    <>
      <HouseList {...{ houses, userId }} openId={house} visit={{ replace: false, state: {} }} />
      {house && (
        <TalkThread
          {...{ userId, propertyId: house, PropertyPicker }}
          messageId={parameters.get('message') ?? undefined}
          onBack={() => navigate('/messages')}
          onOpen={(message) => navigate(talkPath(house, message))}
        />
      )}
    </>
  );
}

/** Renders Olivia’s talk on a fake server. */
export function renderTalk(server: FakeTalk, route = talkPath(HOUSE)) {
  const view = renderOnServer(<Place />, server.handlers, { route, cache: server.cache() });
  /** Publishes an event of the server. */
  const happens = (...event: Parameters<FakeTalk['event']>) =>
    act(async () => {
      view.publish('myTalkEvents', server.event(...event));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
  return { ...view, user: userEvent.setup(), happens };
}

export const log = () => screen.findByRole('log', { name: 'Messages' });
export const inLog = async (text: string | RegExp) => within(await log()).findByText(text);
export const composer = () => screen.findByPlaceholderText('Type a message...');

/** Opens the menu of a message, and chooses from it. */
export async function choose(
  user: ReturnType<typeof userEvent.setup>,
  about: string,
  item: string,
) {
  await inLog(about);
  await user.click(screen.getByRole('button', { name: `Actions for “${about}”` }));
  const menu = await screen.findByRole('menu');
  await user.click(
    within(menu).queryByRole('menuitem', { name: item }) ??
      within(menu).getByRole('menuitemcheckbox', { name: item }),
  );
}
