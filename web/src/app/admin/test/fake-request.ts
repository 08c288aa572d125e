import { act } from '@testing-library/react';

const real = window.XMLHttpRequest;

/** A fake XMLHttpRequest that the test responds to. */
export class FakeRequest {
  /** The latest request created. */
  static last: FakeRequest;

  static install = () => void Object.assign(window, { XMLHttpRequest: FakeRequest });

  /** Puts back the real one, and forgets the latest request: the next test must wait for its own. */
  static remove() {
    Object.assign(window, { XMLHttpRequest: real });
    Object.assign(FakeRequest, { last: undefined });
  }

  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  readonly sent: unknown[] = [];
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = '';

  constructor() {
    FakeRequest.last = this;
  }

  open = (...args: unknown[]) => this.sent.push(...args);
  setRequestHeader = (...args: unknown[]) => this.sent.push(...args);
  send = (file: File) => this.sent.push(file.name);
  abort = () => this.onabort();

  /** Answers it, and resolves once the page has taken the answer. */
  async answer(status: number, body: object): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => this.onload());
  }
}
