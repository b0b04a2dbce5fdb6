import type { AccountType } from '@portal/contract/core/rights/accounts'
import type { Privilege } from '@portal/contract/core/rights/privileges'
import { enter } from '../../packages/host-app/src/core/session/session.ts'

const person = {
  id: '0198c0de-0000-7000-8000-0000000000ff',
  email: 'staff@example.org',
  full_name_en: 'Karim Mansour',
  full_name_ar: 'كريم منصور',
}

/** Signs in a member of staff with only these commands of a group. */
export const signIn = (group: string, ...commands: string[]): void => {
  const privileges: Privilege[] = commands.map(command => ({ group, command }))
  enter({ ...person, type: 'staff', privileges })
}

/** Signs in an account of a type with only these privileges. */
export const signInAs = (type: AccountType, ...privileges: Privilege[]): void => enter({ ...person, type, privileges })

/** Signs in a person who may do everything. */
export const signInForAll = (): void => signInAs('project_director')
