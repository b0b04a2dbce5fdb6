import type { FastifyReply, FastifyRequest } from 'fastify'
import { commonHeaders } from '../../../platform/http/connection/headers.ts'
import { isSecure } from '../../../platform/http/connection/secure.ts'
import type { Document } from './document.ts'

const policy = ({ styleHash, scriptHash }: Document, ancestors: string, nonce?: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scriptHash}`,
    nonce ? `style-src 'self' ${styleHash} 'nonce-${nonce}'` : `style-src ${styleHash}`,
    "connect-src 'self'",
    // Pictures that somebody has chosen, before they are sent.
    'img-src blob:',
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/**
 * Headers of a page of the embed routes. `ancestors` are the exact origins that may show it, `nonce` is that of a page with
 * style sheets. The referrer stays within the
 * portal, but is not `no-referrer`, with which browsers send `Origin: null` along with a form.
 */
export const documentHeaders = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
  ancestors: string,
  nonce?: string,
): void => {
  commonHeaders(reply, isSecure(request))
  reply.headers({
    'content-security-policy': policy(document, ancestors, nonce),
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  })
  reply.type('text/html; charset=utf-8')
}
