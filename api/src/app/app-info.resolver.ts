import { Resolver } from 'type-graphql';
import { Describe, Query } from '../core/graphql/operations';
import type { RequestContext } from '../core/request-context';
import { Flag, Text, View } from '../core/view/view';
import { VERSION } from './version';

@View('Public facts about this installation.')
class AppInfo {
  @Flag('True if this is a demo, with its demo accounts and the captured mail.') demo!: boolean;
  @Text('The release that is running, for example 0.1.0.') version!: string;
}

@Resolver()
export class AppInfoResolver {
  @Query(AppInfo)
  @Describe('Facts about this installation; needs no session.')
  appInfo(call: RequestContext) {
    return { demo: call.app.demo, version: VERSION };
  }
}
