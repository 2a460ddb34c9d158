import type { RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config';

/** Browser features that our pages do not use, so that injected content cannot use them either. */
const unusedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb xr-spatial-tracking';

/**
 * Returns the security headers of every response. The configuration of web servers for the static files uses the same
 * headers. Forbids inline scripts and styles, and allows remotes only from the configured origins.
 */
export function buildSecurityHeaders(config: Config): Record<string, string> {
  const allowedSources = ["'self'", ...config.remoteOrigins];
  const headers = runHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: allowedSources,
        styleSrc: allowedSources,
        fontSrc: allowedSources,
        imgSrc: [...allowedSources, 'data:'],
        connectSrc: allowedSources,
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // The policy in shell/public/early.js.
        trustedTypes: ['default'],
        ...(config.isProduction && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.isProduction && { maxAge: 31_536_000 },
  });
  const permissions = unusedFeatures.split(' ').map((feature) => `${feature}=()`);
  return { ...headers, 'Permissions-Policy': permissions.join(', ') };
}

/** The API documentation page uses inline styles and data: images, but no other origins. */
const docsPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; object-src 'none'";

export function sendSecurityHeaders(config: Config): RequestHandler {
  const headers = buildSecurityHeaders(config);
  return (request, response, next) => {
    response.set(headers);
    if (/^\/api\/docs(\/|$)/.test(request.path)) response.set('Content-Security-Policy', docsPolicy);
    else if (request.path.startsWith('/api/')) response.set('Cache-Control', 'no-store');
    next();
  };
}

function runHelmet(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  } as unknown as Response;
  helmet(options)({} as never, response, () => undefined);
  return headers;
}
