import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses the second of two buttons of the same name: the one in place of the rows below a list's tools. */
export async function pressLast(user: UserEvent, name: string): Promise<void> {
  const buttons = screen.getAllByRole('button', { name });
  expect(buttons).toHaveLength(2);
  await user.click(buttons[1] as HTMLElement);
}
