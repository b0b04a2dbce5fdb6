import { can } from '@portal/contract/core/rights/needs'
import type { CurrentUser } from '@portal/contract/people/access/access'
import { findRoute } from './find-route.ts'
import { mayOpen } from './guard.ts'
import { pageReads } from './page-reads.ts'

/**
 * Whether a link leads this person to a page, and to a tab, that shows what the link promises. True for links outside
 * the portal's pages. Links to anything else render as plain text.
 */
export const leadsTo = (href: string, user: CurrentUser | null): boolean => {
  if (!mayOpen(href, user)) return false
  const [path = '', query = ''] = href.replace(/#.*/, '').split('?')
  const { route } = findRoute(path) ?? {}
  const reads = route && 'name' in route ? pageReads[route.name] : undefined
  if (!user || !reads) return true
  const tab = new URLSearchParams(query).get('tab') ?? ''
  const tabs = new Map(Object.entries(reads.tabs ?? {}))
  return can(user, reads.page) && can(user, tabs.get(tab) ?? 'public')
}
