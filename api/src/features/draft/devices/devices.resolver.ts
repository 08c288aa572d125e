import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import { DeviceKeyInput, DeviceKeyView, RemoveDeviceKeyArgs } from './devices.types';
import { addDeviceKey, listDeviceKeys, removeDeviceKey } from './use-cases/device-keys';

@Resolver()
export class DevicesResolver {
  @Query([DeviceKeyView])
  @Describe('Your browsers that sign what you choose in drafts, newest first.')
  deviceKeys = listDeviceKeys;

  @Mutation(DeviceKeyView, { input: DeviceKeyInput })
  @Describe('Adds a browser that signs what you choose; adding it twice changes nothing.')
  addDeviceKey = addDeviceKey;

  @Mutation(Boolean, { args: RemoveDeviceKeyArgs })
  @Describe('Takes a browser away, such as a lost one; open drafts then refuse its signatures.')
  removeDeviceKey = removeDeviceKey;
}
