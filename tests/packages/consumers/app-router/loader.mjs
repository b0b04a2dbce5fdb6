import { load as loadReference, resolve } from 'react-server-dom-webpack/node-loader'

export { resolve }

/** Modules that say 'use client' become references, as an App Router makes them. */
export const load = (url, context, next) => {
  const asText = async (...given) => {
    const loaded = await next(...given)
    return { ...loaded, source: String(loaded.source) }
  }
  return url.includes('/@portal/') ? loadReference(url, context, asText) : next(url, context)
}
