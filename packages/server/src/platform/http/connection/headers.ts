import type { FastifyReply } from 'fastify'

/** Content Security Policy (CSP) for pages. No inline scripts. Inline styles need the nonce. */
const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // For previews of files and messages.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ')

/** Like `pagePolicy`, for pages that Vite serves. Allows its inline scripts and its reconnecting worker. */
export const developmentPolicy = (nonce: string) =>
  `${pagePolicy(nonce).replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)}; worker-src blob:`

/** CSP for responses that aren't pages. */
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

/** Headers of every response, including files. HSTS makes browsers use HTTPS only after the first HTTPS visit. */
export const commonHeaders = (reply: FastifyReply, secure: boolean): void => {
  reply.headers(secure ? commonBehindHttps : common)
}

/** Headers of API responses. No cache may store personal data, and no referrer reveals it to other sites. */
export const apiHeaders = (reply: FastifyReply, secure: boolean): void => {
  reply.headers(secure ? apiBehindHttps : api)
}

/** CSP for the service worker, which may only fetch from the portal. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

export const workerHeaders = (reply: FastifyReply, secure: boolean): void => {
  reply.headers({
    ...(secure ? commonBehindHttps : common),
    'content-security-policy': workerPolicy,
    'cross-origin-resource-policy': 'same-origin',
  })
}

/** Headers of the portal's pages. `nonce` must be fresh for every response. */
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
