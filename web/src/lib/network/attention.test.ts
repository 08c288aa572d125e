import { watchAttention } from './attention';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['pointerdown', 'keydown', 'wheel'])(
  'requests are unattended from a minute after the last %s on',
  (sign) => {
    const attentionHeaders = watchAttention();
    jest.advanceTimersByTime(70_000);
    window.dispatchEvent(new Event(sign));
    jest.advanceTimersByTime(59_000);
    expect(attentionHeaders()).toEqual({});
    jest.advanceTimersByTime(1_000);
    expect(attentionHeaders()).toEqual({ 'fairweek-unattended': '1' });
    window.dispatchEvent(new Event(sign));
    expect(attentionHeaders()).toEqual({});
  },
);
