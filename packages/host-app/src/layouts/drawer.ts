import type { CurrentUser } from '@portal/contract/access'
import { can } from '@portal/contract/needs'
import { type Page, pages } from '../routes.ts'

/** The links of the staff drawer that a person sees, in the route table's order (specification section 6). */
export const drawerOf = (user: CurrentUser): readonly Page[] =>
  pages.filter(({ drawer }) => drawer !== undefined && can(user, drawer.needs))
