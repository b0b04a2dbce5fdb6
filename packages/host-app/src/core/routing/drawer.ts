import { can, type Holder } from '@portal/contract/core/rights/needs'
import { type DrawerLink, drawerGroups, type Page, pages } from './routes.ts'

type DrawerPage = Page & { readonly drawer: DrawerLink }

const hasLink = (page: Page): page is DrawerPage => page.drawer !== undefined

/** The drawer links that a person sees, in the order of the route table (specification section 6). */
export const drawerOf = (user: Holder): readonly DrawerPage[] =>
  pages.filter(hasLink).filter(({ drawer }) => can(user, drawer.needs))

/** The drawer links by group. */
export const drawerGroupsOf = (user: Holder) =>
  drawerGroups.map(group => ({ group, pages: drawerOf(user).filter(({ drawer }) => drawer.group === group) }))
