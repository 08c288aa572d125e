import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Handlers } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import type { Picker } from '../../../ui/choice/picker';
import { CostsScreen } from '../CostsScreen';
import { FakeCosts, HOUSE } from './fake-costs';

/** Chooses the only other user. */
const UserPicker: Picker = ({ label, onChange }) => (
  <button type="button" onClick={() => onChange({ id: '12', label: 'Bea Kunz' })}>
    {label}
  </button>
);

interface Options {
  isAdministrator?: boolean;
  /** Handlers in place of the fake's. */
  server?: Handlers;
  route?: string;
}

/** Renders Olivia's costs of the Lake House on a fake server. */
export function renderCosts(
  fake = new FakeCosts(),
  { isAdministrator = false, server = {}, route = `/costs?house=${HOUSE}` }: Options = {},
) {
  const view = renderOnServer(
    <CostsScreen propertyId={HOUSE} switcher={null} {...{ isAdministrator, UserPicker }} />,
    { ...fake.handlers, ...server },
    { route },
  );
  /** Publishes that the costs of a house have changed. */
  const publishChange = (propertyId = HOUSE) =>
    act(async () => {
      view.publish('myCostEvents', { myCostEvents: { propertyId } });
    });
  return { ...view, fake, publishChange, user: userEvent.setup() };
}

/** Finds a list by its name. */
export const list = async (name: string) => within(await screen.findByRole('list', { name }));

/** Finds the open dialog. */
export const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

/** Renders the costs for who keeps the books, and opens one of their forms. */
export async function openBooks(item: string | RegExp, ...options: Parameters<typeof renderCosts>) {
  const [fake = new FakeCosts(), more] = options;
  fake.house = { mayKeepBooks: true, ...fake.house };
  const view = renderCosts(fake, { isAdministrator: true, ...more });
  await view.user.click(await screen.findByRole('button', { name: 'Books' }));
  await view.user.click(await screen.findByRole('menuitem', { name: item }));
  return view;
}
