import { can, type Holder } from '@portal/contract/core/rights/needs'
import { type DrawerLink, drawerGroups, type Page, pages } from './routes.ts'

/** A page with a link in the drawer. */
type DrawerPage = Page & { readonly drawer: DrawerLink }

const hasLink = (page: Page): page is DrawerPage => page.drawer !== undefined

/** The links of the staff drawer that a person sees, in the route table's order (specification section 6). */
export const drawerOf = (user: Holder): readonly DrawerPage[] =>
  pages.filter(hasLink).filter(({ drawer }) => can(user, drawer.needs))

/** The same by groups. */
export const drawerGroupsOf = (user: Holder) =>
  drawerGroups.map(group => ({ group, pages: drawerOf(user).filter(({ drawer }) => drawer.group === group) }))
