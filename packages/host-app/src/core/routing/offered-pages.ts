import { can, type Holder, isUserArea } from '@portal/contract/core/rights/needs'
import { type DrawerLink, drawerGroups, type PageRoute, pages } from './routes.ts'

/**
 * The pages a person can open without naming a record, in the order of the route table. Public pages come last. A page
 * with a drawer link is offered only to people who see that link.
 */
export const navTargetsOf = (user: Holder): readonly PageRoute[] => {
  const own = isUserArea(user) ? 'user' : 'staff'
  const offeredIn = (area: PageRoute['layout']) =>
    pages.filter(
      ({ path, layout, needs, drawer, offered }) =>
        layout === area && !path.includes(':') && can(user, needs) && can(user, offered ?? drawer?.needs ?? 'public'),
    )
  return [...offeredIn(own), ...offeredIn('plain')]
}

type DrawerPage = PageRoute & { readonly drawer: DrawerLink }

const hasLink = (page: PageRoute): page is DrawerPage => page.drawer !== undefined

/** The drawer links that a person sees, in the order of the route table. */
export const drawerOf = (user: Holder): readonly DrawerPage[] =>
  pages.filter(hasLink).filter(({ drawer }) => can(user, drawer.needs))

/** The drawer links by group. */
export const drawerGroupsOf = (user: Holder) =>
  drawerGroups.map(group => ({ group, pages: drawerOf(user).filter(({ drawer }) => drawer.group === group) }))
