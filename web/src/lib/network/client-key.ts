import { useRef } from 'react';

/** Creates a UUID, even if the page is served without https and crypto.randomUUID is missing. */
export function createClientKey(): string {
  if (typeof crypto.randomUUID === 'function') {
    return crypto.randomUUID();
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, i) => {
    const versioned = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns a key for what is sent: the same for another try, a new one for anything else. */
export function useClientKey() {
  const sent = useRef({ text: '', key: '' });
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    if (sent.current.text !== text) sent.current = { text, key: createClientKey() };
    return sent.current.key;
  };
}
