import { can, isUserArea, type Need } from '@portal/contract/core/rights/needs'
import type { CurrentUser } from '@portal/contract/people/access/access'
import { findRoute, type Match } from './find-route.ts'
import { areaNeeds } from './routes.ts'

export type Destination = { readonly match: Match } | { readonly redirect: string }

const LOGIN = '/auth/login'
const SET_UP = '/auth/second_factor'

/** The person's home page: the dashboard of their area, or the set-up of a second factor if it is due. */
export const homeOf = (user: CurrentUser): string => {
  if (user.second_factor_due) return SET_UP
  return isUserArea(user) ? '/sup/trainings' : '/staff/dashboard'
}

const loginFor = (path: string) => (path === '/' ? LOGIN : `${LOGIN}?next=${encodeURIComponent(path)}`)

/** The path to open after login. Ignores any URL outside the portal. */
export const safeNext = (next: string | null): string | null => (next && /^\/(?![/\\])/.test(next) ? next : null)

/** Whether the guard lets this person open a link, rather than redirecting them. True for external links. */
export const mayOpen = (href: string, user: CurrentUser | null): boolean => {
  if (!user || !href.startsWith('/')) return true
  const { route } = findRoute(href.split(/[?#]/, 1)[0] ?? '') ?? {}
  if (!route || 'redirect' in route || route.layout === 'plain' || route.layout === 'guest') return true
  return can(user, areaNeeds[route.layout]) && can(user, route.needs)
}

/** Pages that are open before a required second factor is set up. */
const isOpenBefore = ({ route }: Match, path: string) =>
  path === SET_UP || ('layout' in route && route.layout === 'plain')

const guestPage = (match: Match, needs: Need, user: CurrentUser | null): Destination => {
  if (user) return { redirect: homeOf(user) }
  return can(user, needs) ? { match } : { redirect: LOGIN }
}

/** The guards, in the order in which they apply. */
export const guard = (path: string, user: CurrentUser | null): Destination => {
  if (path === '/') return { redirect: user ? homeOf(user) : LOGIN }
  const match = findRoute(path)
  if (!match) return { redirect: LOGIN }
  const { route } = match
  if (user?.second_factor_due) return isOpenBefore(match, path) ? { match } : { redirect: SET_UP }
  if ('redirect' in route) return { redirect: route.redirect }
  if (route.layout === 'plain') return { match }
  if (route.layout === 'guest') return guestPage(match, route.needs, user)
  if (!user) return { redirect: loginFor(path) }
  if (mayOpen(path, user)) return { match }
  return { redirect: route.isForBoth ? path.replace(/^\/sup\//, '/staff/') : homeOf(user) }
}
