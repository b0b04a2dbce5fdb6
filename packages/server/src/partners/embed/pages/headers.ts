import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../../../platform/http/connection/cookies.ts'
import { commonHeaders } from '../../../platform/http/connection/headers.ts'
import type { Document } from './document.ts'

const policy = ({ styleHash, scriptHash }: Document, ancestors: string, nonce?: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scriptHash}`,
    nonce ? `style-src 'self' ${styleHash} 'nonce-${nonce}'` : `style-src ${styleHash}`,
    "connect-src 'self'",
    // Previews of pictures before they are sent.
    'img-src blob:',
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/**
 * Headers of an embed page. `ancestors` are the exact origins that may frame it, `nonce` is for pages with style
 * sheets. The referrer stays within the portal. With `no-referrer`, browsers would send `Origin: null` with forms.
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
