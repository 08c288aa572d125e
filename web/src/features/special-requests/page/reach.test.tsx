import { screen, waitFor } from '@testing-library/react';
import { adminFigures } from '../../../app/admin/test/figures';
import { detailed, openRequestPage } from '../../../app/admin/test/open-request-page';
import { onADesk } from '../../../lib/test/on-a-desk';

onADesk();

test.each([
  [false, 'WORKING', 'Uma gets it by email and sees it on the request’s page.'],
  [true, 'WORKING', 'Uma gets it by email and replies to your address.'],
  [false, 'NOT_CONFIGURED', 'Uma sees it on the request’s page. Mail is not set up yet.'],
  [true, 'NOT_CONFIGURED', 'Mail is not set up yet. Uma will get this once it is.'],
  [true, 'CAPTURED', 'Mail is captured, not sent.'],
])('to a guest by link (%s), with mail %s, an answer says: %s', async (isGuest, mail, hint) => {
  await openRequestPage({
    requestDetails: () => detailed({ isGuest }),
    adminFigures: adminFigures({ systemStatus: { mail } }),
  });
  const field = await screen.findByRole('textbox', { name: /^Answer Uma/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription(hint));
});
