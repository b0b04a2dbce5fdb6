import { can, type Holder, isUserArea } from '@portal/contract/core/rights/needs'
import { type Page, pages } from './routes.ts'

/**
 * The pages that a person may go to without naming a record, in the route table's order and those for everybody last. A
 * page with a link of its own is offered to those who see the link.
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
