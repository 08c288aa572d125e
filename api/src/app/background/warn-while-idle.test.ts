import { warnWhileIdle } from './warn-while-idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it is logged once that jobs do not run and why, and once that they run again', () => {
  const warn = jest.fn();
  const runner = { isWorking: true, problem: undefined as unknown };
  const stop = warnWhileIdle({ warn }, [{ isWorking: true, problem: undefined }, runner]);
  const passing = () => jest.advanceTimersByTime(5_000);
  passing();
  expect(warn).not.toHaveBeenCalled();
  Object.assign(runner, { isWorking: false, problem: new Error('connect ECONNREFUSED') });
  passing();
  Object.assign(runner, { isWorking: true });
  passing();
  Object.assign(runner, { isWorking: false, problem: undefined });
  passing();
  expect(warn.mock.calls).toEqual([
    ['Emails and other jobs do not run at the moment: connect ECONNREFUSED'],
    ['Emails and other jobs run again'],
    ['Emails and other jobs do not run at the moment: the database does not answer.'],
  ]);
  stop();
  Object.assign(runner, { isWorking: true });
  passing();
  expect(warn).toHaveBeenCalledTimes(3);
});
