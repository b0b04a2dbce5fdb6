/**
 * What the browser stores so that the trainee area works offline. The page and the service worker share these names.
 * Nothing else personal is cached.
 */

/** The names of the caches: the person's own API responses, the built assets, and the HTML document. */
export const stores = { own: 'own-answers', assets: 'own-assets', page: 'own-page' } as const

/** Maximum age of cached data, in days. */
export const DAYS = 30

/** Cache key for the ID of the person who owns the responses, in the `own` cache. */
export const ownerKey = '/stored-for'

/** Cache key for the HTML document that every page of the area shares, in the `page` cache. */
export const documentKey = '/'

/** Response header that marks a response from the cache. */
export const storedHeader = 'x-stored'

/** API paths, below the API root, whose responses are cached for the trainee area. No other response is cached. */
export const storedPaths = [
  '/user',
  '/own_due',
  '/own_trainings',
  '/own_trainings/:id',
  '/own_certificates',
  '/own_enrollments',
  '/sub_activities/:id/exams',
  '/sub_activities/:id/exams/:slug',
  '/sub_activities/:id/evaluations/trainee',
  '/sub_activities/:id/own_attendance',
] as const

const patterns = storedPaths.map(path => new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`))

/** Whether the response at this path is cached. */
export const isStoredAnswer = (pathname: string): boolean => patterns.some(pattern => pattern.test(pathname))

/** Whether a path belongs to the trainee area, which works offline. */
export const isOfflinePage = (pathname: string): boolean => /^\/sup(\/|$)/.test(pathname)
