interface Rules {
  readonly createHTML: (html: string, type: string, sink: string) => string | null
  readonly createScriptURL: (address: string) => string | null
}

declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => unknown }
  }
}

// In development, Vite polls for its server from a blob worker. Production builds have none.
const isVites = (address: string) => import.meta.env.DEV && address.startsWith(`blob:${location.origin}/`)

const isBuilt = (address: string) => address.startsWith(`${location.origin}/assets/`) || address === '/worker.js'

/**
 * Sets the default Trusted Types policy. Allows sanitised HTML in `DOMParser`, emptying an element, and built script
 * URLs. Rejects everything else.
 */
export const limitTrust = (): void => {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (html === '' || sink.startsWith('DOMParser ') ? html : null),
    createScriptURL: address => (isBuilt(address) || isVites(address) ? address : null),
  })
}
