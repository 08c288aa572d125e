import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { __PRIVATE__ } from 'styled-components';
import { takeProblems } from './problems';

expect.extend(toHaveNoViolations);

// A machine that does much else at a time is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

// No style sheet in the document: jsdom would search its rules at each query by role.
__PRIVATE__.mainSheet.options.isServer = true;

// A page listens as long as it lives, which is here as long as its test file.
const ended = new AbortController();
const listen = window.addEventListener;
window.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options = {},
) => {
  const capture = options === true;
  const more = typeof options === 'object' ? options : { capture };
  listen.call(window, type, listener, { ...more, signal: ended.signal });
};
afterAll(() => {
  ended.abort();
  window.addEventListener = listen;
});

// What browsers have and jsdom lacks, as far as Radix, the router and our components ask for it.

class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function matchMedia(query: string) {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

/** The router wraps each navigation in one. */
class RequestStub {
  method = 'GET';
  signal: AbortSignal | undefined;

  constructor(
    readonly url: string,
    init: RequestInit = {},
  ) {
    this.signal = init.signal ?? undefined;
  }
}

globalThis.ResizeObserver ??= ResizeObserverStub;
globalThis.matchMedia ??= matchMedia;
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.Request ??= RequestStub as never;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

afterEach(() => {
  window.localStorage.clear();
  const problems = takeProblems();
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
});
