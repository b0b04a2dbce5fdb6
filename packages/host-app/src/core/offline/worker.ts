import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { DAYS, documentKey, isOfflinePage, isStoredAnswer, ownerKey, storedHeader, stores } from './stores.ts'

declare const self: { readonly skipWaiting: () => Promise<void> }

const DAY_SECONDS = 86_400

/** Falls back to the cache after this time on a very slow connection. */
const PATIENCE_SECONDS = 8

// A gateway error comes from a proxy, not from the portal.
const refuseAway = (response: Response): Response => {
  if (response.status >= 502 && response.status <= 504) throw new Error(`the portal is away: ${response.status}`)
  return response
}

/** Whether caching is on. The page writes the owner's ID first, and deletes every cache on logout. */
const isStoring = async (): Promise<boolean> => !!(await caches.match(ownerKey, { cacheName: stores.own }))

const whileStored = (cacheName: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (response.status === 200 && (await isStoring()) ? response : null),
  // If logout deleted the cache during the request, the write created it again.
  handlerDidComplete: async () => {
    if (!(await isStoring())) await caches.delete(cacheName)
  },
})

const ofPerson: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    // The session has ended, so its responses must not stay on the device.
    if (response.status === 401) await caches.delete(stores.own)
    return refuseAway(response)
  },
  // The page shows that marked responses may be stale.
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

// Each URL has one response here, so `Vary` is ignored.
const matchOptions = { ignoreVary: true }

const expiry = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: DAYS * DAY_SECONDS, matchOptions })

void self.skipWaiting()
clientsClaim()

registerRoute(
  // `/` redirects to the area.
  ({ request, url }) => request.mode === 'navigate' && (isOfflinePage(url.pathname) || url.pathname === '/'),
  new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS, plugins: [storedDocument] }),
)

// Asset names contain a content hash, so a cached asset never becomes stale.
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
