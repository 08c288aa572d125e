import { defineEnum, type EnumOf } from '../../core/input/enum';

/** The status of an exchange. */
export const ExchangeStatus = defineEnum('ExchangeStatus', 'Status of a proposed exchange.', {
  OPEN: 'Not every owner has said yes.',
  AGREED: 'Every owner has said yes; an administrator decides.',
  DONE: 'The weeks have been exchanged.',
  ENDED: 'It did not go through.',
});
export type ExchangeStatus = EnumOf<typeof ExchangeStatus>;
