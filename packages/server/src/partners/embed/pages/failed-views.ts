import { newToken } from '../../../people/accounts/tokens.ts'

const STORED_MS = 60 * 1000
const MOST = 200

/**
 * Holds views that can't be stored while the database is unavailable, in process memory for one minute. Each can be
 * fetched once. Nothing typed is lost, and no posted page remains in the browser. Other replicas can't see these views.
 */
export const failedViews = <View>() => {
  const views = new Map<string, View>()
  return {
    /** Stores a view, and returns the token to fetch it with. Drops the oldest view if there are too many. */
    store: (view: View): string => {
      const [oldest] = views.keys()
      if (oldest !== undefined && views.size >= MOST) views.delete(oldest)
      const token = newToken()
      views.set(token, view)
      setTimeout(() => views.delete(token), STORED_MS).unref()
      return token
    },
    /** Fetches and deletes a view. Undefined if none exists, or if it has expired. */
    fetch: (token: string): View | undefined => {
      const view = views.get(token)
      views.delete(token)
      return view
    },
  }
}
