interface Rules {
  readonly createHTML: (html: string, type: string, sink: string) => string | null
  readonly createScriptURL: (address: string) => string | null
}

declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => unknown }
  }
}

// Vite waits in a worker of its own for its server to come back; built pages have none.
const isVites = (address: string) => import.meta.env.DEV && address.startsWith(`blob:${location.origin}/`)

const isBuilt = (address: string) => address.startsWith(`${location.origin}/assets/`) || address === '/worker.js'

/**
 * Says what the portal's own code may still do where the browser asks for trusted types: parse a text that is cleaned
 * before it is shown, empty an element, and start a worker from the built files, or the service worker. Any other text
 * that could become code is refused.
 */
export const limitTrust = (): void => {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (html === '' || sink.startsWith('DOMParser ') ? html : null),
    createScriptURL: address => (isBuilt(address) || isVites(address) ? address : null),
  })
}
