import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Call } from '../kit/call';

@ObjectType({ description: 'What a signed-out page may know of this installation.' })
class AppInfo {
  @Field(() => Boolean, {
    description: 'True when the demo accounts and the captured mail are available.',
  })
  demo!: boolean;
}

@Resolver()
export class AppInfoResolver {
  @Query(() => AppInfo, { description: 'For everybody, signed in or not.' })
  appInfo(@Ctx() call: Call): AppInfo {
    return { demo: call.app.demo };
  }
}
