import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Returns the security headers of all answers, which helmet would put together for each of them. */
export function securityHeaders(appUrl: string): Readonly<OutgoingHttpHeaders> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      directives: {
        'font-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'upgrade-insecure-requests': null,
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: appUrl.startsWith('https:'),
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error) => {
    if (error) throw error;
  });
  return Object.freeze({ ...response.getHeaders() });
}
