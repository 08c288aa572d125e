import { whoseText } from './decision-words';
import type { Trade } from './trade';

const week = {
  startDate: '2027-07-03',
  endDate: '2027-07-10',
  week: 27,
  season: null,
  holiday: null,
};

const trade = (id: number, ...names: (string | null)[]): Trade => ({
  ...{ id: String(id), propertyName: `House ${id}`, message: null, obstacle: null },
  ...{ rival: null, rivalOutcome: null },
  sides: names.map((name) => ({ owner: name === null ? null : { name, shareNumber: 2 }, week })),
});

test.each([
  [[trade(1, 'Uma', 'Ben')], 'Uma and Ben at House 1'],
  [[trade(1, 'Uma', null)], 'Uma at House 1'],
  [[trade(1, 'Uma', 'Ben', 'Eva')], 'Uma, Ben, and Eva at House 1'],
  [[trade(1, 'Uma', 'Ben'), trade(2, 'Eva', 'Tom')], 'Uma at House 1 and Eva at House 2'],
  [
    [trade(1, 'Uma'), trade(2, 'Eva'), trade(3, 'Tom'), trade(4, 'Lea')],
    'Uma at House 1, Eva at House 2, and 2 others',
  ],
])('decided swaps are called by those who asked, and one also by who answered', (trades, text) => {
  expect(whoseText(trades)).toBe(text);
});
