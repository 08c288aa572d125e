import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, getConfig } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import * as React from 'react';
import { __PRIVATE__ } from 'styled-components';
import { browserIsHome } from './browser-zone';
import { takeProblems } from './problems';

expect.extend(toHaveNoViolations);

// Dates read as the tests have them, in the order of Great Britain.
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });

const { getElementError } = getConfig();

/**
 * Prints the document in an error only when it is read: what a test awaits is searched for many
 * times, and all failures but the last are of no interest.
 */
function elementError(message: string | null, container: Element): Error {
  if (Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')) {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get, configurable: true });
  }
  const error = getElementError(message, container);
  Error.captureStackTrace(error, elementError);
  return error;
}

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000, getElementError: elementError });

// Without a style sheet in the document; jsdom would search its rules for each query by role.
__PRIVATE__.mainSheet.options.isServer = true;

// React keeps a stack trace of every element it creates, unless it has created many recently.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

// Without style sheets, a style depends on few attributes; jsdom would match all of its own rules
// each time.
const computeStyle = window.getComputedStyle;
const styles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element) => {
  const { hidden, tagName } = element as HTMLElement;
  let key = `${tagName} ${hidden} ${element.getAttribute('type')} ${element.getAttribute('open')}`;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const inline = at.getAttribute('style');
    if (inline !== null) key += `\n${inline}`;
  }
  const style = styles.get(key) ?? computeStyle.call(window, element);
  styles.set(key, style);
  return style;
};

// A page listens while it lives, which is here as long as its test file.
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
  window.getComputedStyle = computeStyle;
  configure({ getElementError });
});

// The parts of browsers that jsdom lacks, as far as Radix, the router and our components need them.

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
  // Here, since a hook of a module that files share would run in the first of them alone.
  browserIsHome();
  window.localStorage.clear();
  const problems = takeProblems();
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
});
