import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Handlers } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import { DocumentsScreen } from '../DocumentsScreen';
import { documentHandlers } from './documents';

interface Options {
  server?: Handlers;
  search?: string;
  mayWrite?: boolean;
  isAdministrator?: boolean;
  propertyId?: string | undefined;
}

/** Renders /documents of property 1. */
export function show({
  server = documentHandlers(),
  search = '',
  isAdministrator = false,
  mayWrite = isAdministrator,
  ...rest
}: Options = {}) {
  const propertyId = 'propertyId' in rest ? rest.propertyId : '1';
  return renderOnServer(
    <DocumentsScreen
      propertyId={propertyId}
      switcher={<button type="button">Another property</button>}
      {...{ mayWrite, isAdministrator }}
    />,
    server,
    { route: `/documents?property=1${search}` },
  );
}

/** The document that is open. */
export const article = async () => within(await screen.findByRole('article'));

export const click = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
