import type { Feature } from '../../core/feature';
import { ALL_CALENDARS } from '../weeks/calendar.events';
import {
  EndedExchange,
  Exchange,
  ExchangeLegRow,
  ExchangeSearch,
  RestingWeek,
  SwapWishes,
} from './exchange.entities';
import { WISHES } from './exchange.events';
import { exchangeNotices } from './exchange.notices';
import { exchangeAudit } from './exchanges.audit';
import * as happenings from './exchanges.happenings';
import { exchangesPersonalData } from './exchanges.privacy';
import { ExchangesResolver } from './exchanges.resolver';
import { endExchanges } from './use-cases/end-exchanges';
import { searchExchanges } from './use-cases/search-exchanges';

/** Swaps that find each other: private wishes, and exchanges of up to three owners. */
export const exchangesFeature: Feature = {
  name: 'exchanges',
  uses: ['audit', 'auth', 'properties', 'shares', 'weeks', 'swaps'],
  happenings,
  entities: [SwapWishes, EndedExchange, Exchange, ExchangeLegRow, RestingWeek, ExchangeSearch],
  resolvers: [ExchangesResolver],
  // No program reads or writes the private lists.
  scopes: {
    endedExchanges: 'SWAPS_READ',
    exchangeProposals: 'SWAPS_READ',
    myExchangeEvents: 'SWAPS_READ',
    pastExchanges: 'SWAPS_READ',
    answerExchange: 'SWAPS_WRITE',
    approveExchange: 'SWAPS_ADMIN',
    exchangesToApprove: 'SWAPS_ADMIN',
    rejectExchange: 'SWAPS_ADMIN',
  },
  periodic: [
    { run: searchExchanges, everyMs: 30_000, wokenBy: [WISHES, ALL_CALENDARS] },
    { run: endExchanges, everyMs: 30_000 },
  ],
  // No area: announceExchange notifies administrators of every change.
  auditAreas: { exchange: exchangeAudit },
  notices: { exchanges: exchangeNotices },
  personalData: exchangesPersonalData,
  async purge(db) {
    await db.query('delete from resting_weeks where until <= now()');
    await db.query(`delete from ended_exchanges where ended_at < now() - interval '30 days'`);
  },
};
