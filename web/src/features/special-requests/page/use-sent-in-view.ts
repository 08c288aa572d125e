import { useEffect, useRef, useState } from 'react';

/** Scrolls to the end of a conversation each time that something was sent from this page. */
export function useSentInView() {
  const endRef = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0) endRef.current?.scrollIntoView({ block: 'end' });
  }, [sent]);
  return { endRef, onSent: () => setSent((count) => count + 1) };
}
