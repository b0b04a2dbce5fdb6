import { can, type Holder, isUserArea } from '@portal/contract/core/rights/needs'
import { type Page, pages } from './routes.ts'

/**
 * The pages a person can open without naming a record, in the order of the route table. Public pages come last. A page
 * with a drawer link is offered only to people who see that link.
 */
export const navTargetsOf = (user: Holder): readonly Page[] => {
  const own = isUserArea(user) ? 'user' : 'staff'
  const offeredIn = (area: Page['layout']) =>
    pages.filter(
      ({ path, layout, needs, drawer, offered }) =>
        layout === area && !path.includes(':') && can(user, needs) && can(user, offered ?? drawer?.needs ?? 'public'),
    )
  return [...offeredIn(own), ...offeredIn('plain')]
}
