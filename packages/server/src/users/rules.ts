import { accountTypes } from '@portal/contract/accounts'
import { isUserArea } from '@portal/contract/needs'

/** Account types whose people can be put into a team: those who work in the staff area. */
export const assignableTypes = accountTypes.filter(type => !isUserArea({ type, privileges: [] }))
