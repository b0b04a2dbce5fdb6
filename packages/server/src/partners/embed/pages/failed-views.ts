import { newToken } from '../../../people/accounts/tokens.ts'

const STORED_MS = 60 * 1000
const MOST = 200

/**
 * Views that the database cannot store while it is away: each in the memory of this process, for a minute, to be fetched
 * once. So a failure loses nothing that was typed, and the browser has no page that was posted. Another replica has
 * none of them.
 */
export const failedViews = <View>() => {
  const views = new Map<string, View>()
  return {
    /** Stores a view, in place of the oldest where there are too many, and gives the token that it can be fetched with. */
    store: (view: View): string => {
      const [oldest] = views.keys()
      if (oldest !== undefined && views.size >= MOST) views.delete(oldest)
      const token = newToken()
      views.set(token, view)
      setTimeout(() => views.delete(token), STORED_MS).unref()
      return token
    },
    /** Fetches a view, which is gone with it; undefined where there is none or no more. */
    fetch: (token: string): View | undefined => {
      const view = views.get(token)
      views.delete(token)
      return view
    },
  }
}
