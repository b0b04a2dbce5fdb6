import type { FastifyReply } from 'fastify'

/** The policy of the portal's pages: no inline script, and inline style only from our own code, by its nonce. */
const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Previews of files and of messages.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ')

/** The same where Vite serves the pages: its own inline scripts, and the worker that waits for it to come back. */
export const developmentPolicy = (nonce: string) =>
  `${pagePolicy(nonce).replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)}; worker-src blob:`

/** The policy of answers that no browser shows as a page. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

const common = { 'x-content-type-options': 'nosniff' }

const api = {
  ...common,
  'content-security-policy': apiPolicy,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
}
const apiBehindHttps = { ...api, ...HSTS }

const commonBehindHttps = { ...common, ...HSTS }

/** Headers of every answer, files included: a browser that was here by https once comes by nothing else. */
export const commonHeaders = (reply: FastifyReply, secure: boolean): void => {
  reply.headers(secure ? commonBehindHttps : common)
}

/** Headers of the api: personal data is stored by no cache and named to no other site. */
export const apiHeaders = (reply: FastifyReply, secure: boolean): void => {
  reply.headers(secure ? apiBehindHttps : api)
}

/** The policy of the service worker: it fetches from here, and can do nothing else. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** Headers of the portal's service worker. */
export const workerHeaders = (reply: FastifyReply, secure: boolean): void => {
  reply.headers({
    ...(secure ? commonBehindHttps : common),
    'content-security-policy': workerPolicy,
    'cross-origin-resource-policy': 'same-origin',
  })
}

/** Headers of the portal's pages. `nonce` is fresh for every answer. */
export const pageHeaders = (reply: FastifyReply, secure: boolean, nonce: string): void => {
  reply.headers({
    ...(secure ? commonBehindHttps : common),
    'content-security-policy': pagePolicy(nonce),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  })
}
