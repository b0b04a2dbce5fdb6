import { can, isUserArea, type Need } from '@portal/contract/core/rights/needs'
import type { CurrentUser } from '@portal/contract/people/access/access'
import { findRoute, type Match } from './find-route.ts'
import { areaNeeds } from './routes.ts'

/** What a path leads to: a page, or another path. */
export type Destination = { readonly match: Match } | { readonly redirect: string }

const LOGIN = '/auth/login'
const SET_UP = '/auth/second_factor'

/** Where a person belongs: UserDashboard or StaffDashboard, or first the set-up of a second factor. */
export const homeOf = (user: CurrentUser): string => {
  if (user.second_factor_due) return SET_UP
  return isUserArea(user) ? '/sup/trainings' : '/staff/dashboard'
}

const loginFor = (path: string) => (path === '/' ? LOGIN : `${LOGIN}?next=${encodeURIComponent(path)}`)

/** A path within the portal that login may lead on to; anything else is ignored. */
export const safeNext = (next: string | null): string | null => (next && /^\/(?![/\\])/.test(next) ? next : null)

/** Whether a link leads where it says: not to a page of the portal that would send this person away again. */
export const mayOpen = (href: string, user: CurrentUser | null): boolean => {
  if (!user || !href.startsWith('/')) return true
  const { route } = findRoute(href.split(/[?#]/, 1)[0] ?? '') ?? {}
  if (!route || 'redirect' in route || route.layout === 'plain' || route.layout === 'guest') return true
  return can(user, areaNeeds[route.layout]) && can(user, route.needs)
}

/** What somebody who has to set up a second factor can see before. */
const isOpenBefore = ({ route }: Match, path: string) =>
  path === SET_UP || ('layout' in route && route.layout === 'plain')

const guestPage = (match: Match, needs: Need, user: CurrentUser | null): Destination => {
  if (user) return { redirect: homeOf(user) }
  return can(user, needs) ? { match } : { redirect: LOGIN }
}

/** The guards of the specification's section 6, in their order. */
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
  return mayOpen(path, user) ? { match } : { redirect: homeOf(user) }
}
