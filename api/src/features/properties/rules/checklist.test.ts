import fc from 'fast-check';
import { metersIn, tasksIn } from '.';

const LIST =
  'Strip the beds\n\n  Nov–Mar: Drain the pipes \nmay - september: Close the awning\nDec: Take the tree out\nStrip the beds';

test.each([
  [1, ['Strip the beds', 'Drain the pipes']],
  [3, ['Strip the beds', 'Drain the pipes']],
  [4, ['Strip the beds']],
  [5, ['Strip the beds', 'Close the awning']],
  [9, ['Strip the beds', 'Close the awning']],
  [10, ['Strip the beds']],
  [11, ['Strip the beds', 'Drain the pipes']],
  [12, ['Strip the beds', 'Drain the pipes', 'Take the tree out']],
])('in month %i the list has its tasks', (month, tasks) => {
  expect(tasksIn(LIST, month)).toEqual(tasks);
});

test.each(['Keys: in the box', 'Mar', 'Nov–Mar:', 'Mayor: call him', '5–9: nothing'])(
  'a line that names no months is a task as it is: %s',
  (line) => expect(tasksIn(line, 7)).toEqual([line]),
);

test('a house without a list has no tasks', () => {
  expect([tasksIn(null, 1), tasksIn(' \n', 1), metersIn(null)]).toEqual([[], [], []]);
});

test('no list has a task twice, or an empty one', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (list, month) => {
      const tasks = tasksIn(list, month);
      expect(new Set(tasks).size).toBe(tasks.length);
      expect(tasks.every((task) => task.trim() === task && task !== '')).toBe(true);
    }),
  );
});
