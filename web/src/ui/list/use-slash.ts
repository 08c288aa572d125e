import { useEffect, useRef } from 'react';
import { isCovered, isTyping } from '../../lib/focus/keyboard';

/**
 * '/' moves the focus to the search box with this ref, unless something is being typed; of several
 * on a page, to the first.
 */
export function useSlash() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key === '/' && !event.defaultPrevented && !isTyping(event.target);
      if (!isShortcut || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!field.current || isCovered(field.current)) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return field;
}
