/**
 * What a browser stores of a trainee's area, so that it opens without a connection. The page and its service worker both
 * read this; nothing else of anybody's is stored.
 */

/** Stores of the browser's CacheStorage: a person's own answers of the server, what pages are made of, and the one document. */
export const stores = { own: 'own-answers', assets: 'own-assets', page: 'own-page' } as const

/** How long anything of it is used at most. */
export const DAYS = 30

/** Whose answers are stored, in the store of them. */
export const ownerKey = '/stored-for'

/** The document that every page of the area starts with, in the store of it. */
export const documentKey = '/'

/** The header of an answer that came out of the store and not from the server. */
export const storedHeader = 'x-stored'

/** Paths of what the pages of the area read, below the root of the API; no other answer is stored. */
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

/** Whether an address's answer is stored. */
export const isStoredAnswer = (pathname: string): boolean => patterns.some(pattern => pattern.test(pathname))

/** Whether an address is a page of the area. */
export const isOfflinePage = (pathname: string): boolean => /^\/sup(\/|$)/.test(pathname)
