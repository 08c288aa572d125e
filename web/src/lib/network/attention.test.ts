import { createAttention } from './attention';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['pointerdown', 'keydown', 'wheel'])(
  'requests are unattended from a minute after the last %s on',
  (sign) => {
    const attention = createAttention();
    const stop = attention.listen();
    jest.advanceTimersByTime(70_000);
    window.dispatchEvent(new Event(sign));
    jest.advanceTimersByTime(59_000);
    expect(attention.headers()).toEqual({});
    jest.advanceTimersByTime(1_000);
    expect(attention.headers()).toEqual({ 'fairweek-unattended': '1' });
    window.dispatchEvent(new Event(sign));
    expect(attention.headers()).toEqual({});
    stop();
  },
);
