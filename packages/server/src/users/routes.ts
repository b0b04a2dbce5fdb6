import { listAssignableUsers } from '@portal/contract/users'
import { presentMember } from '../access/names.ts'
import { handle } from '../platform/http/handle.ts'
import { pageOfAssignable } from './store.ts'

/** Who can be put into teams. */
export const userRoutes = [
  handle(listAssignableUsers, async (query, { db }) => {
    const page = await pageOfAssignable(db, query)
    return { ...page, data: page.data.map(presentMember) }
  }),
]
