import { load as loadReference, resolve } from 'react-server-dom-webpack/node-loader'

export { resolve }

/** Replaces modules with 'use client' by references, as an App Router does. */
export const load = (url, context, next) => {
  const asText = async (...given) => {
    const loaded = await next(...given)
    return { ...loaded, source: String(loaded.source) }
  }
  return url.includes('/@portal/') ? loadReference(url, context, asText) : next(url, context)
}
