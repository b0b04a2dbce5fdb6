import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { DAYS, documentKey, isOfflinePage, isStoredAnswer, ownerKey, storedHeader, stores } from './stores.ts'

declare const self: { readonly skipWaiting: () => Promise<void> }

const DAY_SECONDS = 86_400

/** On a line that is as good as dead nobody waits longer for what is stored. */
const PATIENCE_SECONDS = 8

// A proxy's word that the portal is away is no answer of the portal's.
const refuseAway = (response: Response): Response => {
  if (response.status >= 502 && response.status <= 504) throw new Error(`the portal is away: ${response.status}`)
  return response
}

/** Whether anything is stored: the page writes first whose it is, and takes all of it away when they leave. */
const isStoring = async (): Promise<boolean> => !!(await caches.match(ownerKey, { cacheName: stores.own }))

const whileStored = (cacheName: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (response.status === 200 && (await isStoring()) ? response : null),
  // Deleted while this was written: writing has created the store again.
  handlerDidComplete: async () => {
    if (!(await isStoring())) await caches.delete(cacheName)
  },
})

const ofPerson: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    // The session has ended: what was stored for it is deleted as soon as this is known.
    if (response.status === 401) await caches.delete(stores.own)
    return refuseAway(response)
  },
  // The page says above it how old its answers may be.
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse
    const headers = new Headers(cachedResponse.headers)
    headers.set(storedHeader, '1')
    return new Response(cachedResponse.body, { headers })
  },
}

const storedDocument: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => refuseAway(response),
  handlerDidError: async () => (await caches.open(stores.page)).match(documentKey),
}

// An address has one answer here, however it was asked for.
const matchOptions = { ignoreVary: true }

const expiry = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: DAYS * DAY_SECONDS, matchOptions })

void self.skipWaiting()
clientsClaim()

registerRoute(
  // The address without a path leads to the area.
  ({ request, url }) => request.mode === 'navigate' && (isOfflinePage(url.pathname) || url.pathname === '/'),
  new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS, plugins: [storedDocument] }),
)

// What built pages are made of has its content in its name.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: stores.assets, matchOptions, plugins: [whileStored(stores.assets), expiry(400)] }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isStoredAnswer(url.pathname),
  new NetworkFirst({
    cacheName: stores.own,
    matchOptions,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [whileStored(stores.own), ofPerson, expiry(300)],
  }),
)
