import { act } from '@testing-library/react';

const real = window.XMLHttpRequest;

/** A fake XMLHttpRequest that the test responds to. */
export class FakeRequest {
  /** The latest request created. */
  static last: FakeRequest;

  static install = () => void Object.assign(window, { XMLHttpRequest: FakeRequest });
  static remove = () => void Object.assign(window, { XMLHttpRequest: real });

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

  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload());
  }
}
