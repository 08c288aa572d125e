import type { Room } from '../room/room';

/** The rank of each wished week that is still free, from 1; weeks that are gone have none. */
export function freeRanks(room: Room, weeks: readonly number[]): ReadonlyMap<number, number> {
  const free = weeks.filter((week) => !room.taken.has(week));
  return new Map(free.map((week, index) => [week, index + 1]));
}
