import { can } from '@portal/contract/core/rights/needs'
import type { CurrentUser } from '@portal/contract/people/access/access'
import { findRoute } from './find-route.ts'
import { mayOpen } from './guard.ts'
import { pageReads } from './page-reads.ts'

/**
 * Whether this person can read the page and the tab that a link leads to. True for links outside the portal. If false,
 * the link renders as plain text.
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
