import type { ReceiptView } from '@portal/contract/receipts'
import { newToken } from '../../access/tokens.ts'

const STORED_MS = 60 * 1000
const MOST = 200

/**
 * Views that the database cannot store while it is away: each in the memory of this process, for a minute, to be fetched
 * once. So a failure loses nothing that was typed, and the browser has no page that was posted. Another replica has
 * none of them.
 */
export const failedViews = () => {
  const views = new Map<string, { readonly view: ReceiptView; readonly until: number }>()
  const forget = (now: number) => {
    for (const [token, { until }] of views) if (until <= now || views.size >= MOST) views.delete(token)
  }
  return {
    /** Stores a view at a moment, in ms, and gives the token that it can be fetched with. */
    store: (view: ReceiptView, now: number): string => {
      forget(now)
      const token = newToken()
      views.set(token, { view, until: now + STORED_MS })
      return token
    },
    /** Fetches a view, which is gone with it; undefined where there is none or no more. */
    fetch: (token: string, now: number): ReceiptView | undefined => {
      forget(now)
      const found = views.get(token)
      views.delete(token)
      return found?.view
    },
  }
}
