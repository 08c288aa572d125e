import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { findState } from '../steps/find-state';
import type { SystemStatus } from '../system.types';

/** How the installation is doing, and what needs attention; administrators only. */
export async function readSystemStatus(call: RequestContext): Promise<SystemStatus> {
  requireAdministrator(call);
  const { version, startedAt, live } = call.app.state;
  return {
    ...(await findState(call.app)),
    version,
    nodeVersion: process.versions.node,
    startedAt,
    liveConnections: live().sockets,
  };
}
