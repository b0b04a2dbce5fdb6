import type { Privilege } from '@portal/contract/privileges'
import { enter } from '../../../packages/host-app/src/session/session.ts'

/** Signs in somebody of the staff who holds these commands of a group, and nothing else. */
export const signIn = (group: string, ...commands: string[]): void => {
  const privileges: Privilege[] = commands.map(command => ({ group, command }))
  enter({
    id: '0198c0de-0000-7000-8000-0000000000ff',
    type: 'staff',
    email: 'staff@example.org',
    full_name_en: 'Karim Mansour',
    full_name_ar: 'كريم منصور',
    privileges,
  })
}
