import { defineEnum, type EnumOf } from '../../core/input/enum';

export const DraftStatus = defineEnum('DraftStatus', 'Status of a draft.', {
  PLANNED: 'Not opened yet.',
  RUNNING: 'Shares are choosing weeks.',
  PAUSED: 'Stopped by an administrator.',
  ENDED: 'All rounds are complete.',
});
export type DraftStatus = EnumOf<typeof DraftStatus>;
