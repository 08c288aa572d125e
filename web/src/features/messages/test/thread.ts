import { screen, within } from '@testing-library/react';
import type { FakeServer } from './fake-server';
import { renderMessages } from './render-messages';

export const OPEN_THREAD = '/messages?conversation=10';

export const log = () => screen.findByRole('log');
export const composer = () => screen.findByPlaceholderText('Type a message...');
export const sendButton = () => screen.getByRole('button', { name: 'Send message' });
export const bubble = async (text: string | RegExp) =>
  (await within(await log()).findByText(text)).parentElement;

/** Opens Olivia's conversation with Omar, who has written 'Hello Olivia'. */
export async function openThreadOn(server: FakeServer) {
  const view = renderMessages(server, OPEN_THREAD);
  await bubble('Hello Olivia');
  return view;
}
