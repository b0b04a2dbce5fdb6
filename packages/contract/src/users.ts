import { endpoint } from './endpoint.ts'
import { listQuery, page } from './lists.ts'
import { member } from './people.ts'

/** GET /assignable_users: active staff who can be put into the team of a project, an activity or a sub-activity. */
export const listAssignableUsers = endpoint({
  method: 'GET',
  path: '/assignable_users',
  summary: 'Staff who can be assigned',
  needs: {
    anyOf: [
      ['projects', 'assign_users'],
      ['activities', 'assign_users'],
      ['sub_activities', 'assign_users'],
    ],
  },
  input: listQuery(['full_name_en', 'full_name_ar']),
  output: page(member),
})
