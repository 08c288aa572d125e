import { Resolver } from 'type-graphql';
import { Describe, Mutation, MutationOrNull, Query } from '../../../core/graphql/operations';
import { DraftIdArgs } from '../draft.inputs';
import { SeenHead, SeenHeadInput } from '../heads/heads.types';
import { listSeenHeads, tellHead } from '../heads/use-cases/seen-heads';
import { DeviceKeyInput, DeviceKeyView, RemoveDeviceKeyArgs } from './devices.types';
import { addDeviceKey, listDeviceKeys, removeDeviceKey } from './use-cases/device-keys';

@Resolver()
export class DevicesResolver {
  @Query([DeviceKeyView])
  @Describe('Your browsers that sign what you choose in drafts, newest first.')
  deviceKeys = listDeviceKeys;

  @Query([SeenHead], { args: DraftIdArgs })
  @Describe(
    'The ends of a draft’s log that browsers of its other owners have seen and signed; for its owners.',
  )
  seenHeads = listSeenHeads;

  @Mutation(Boolean, { input: SeenHeadInput })
  @Describe('Shows the other owners of a draft the end of its log as your browser has seen it.')
  tellHead = tellHead;

  @MutationOrNull(DeviceKeyView, { input: DeviceKeyInput })
  @Describe(
    'Adds a browser that signs what you choose; adding it twice changes nothing. Null in a session to which an administrator gave access, where no browser signs.',
  )
  addDeviceKey = addDeviceKey;

  @Mutation(Boolean, { args: RemoveDeviceKeyArgs })
  @Describe(
    'Takes a browser away, such as a lost one, and signs it out; open drafts then refuse its signatures.',
  )
  removeDeviceKey = removeDeviceKey;
}
