import type { Person, Portal } from './portal.ts'

/** Somebody of the staff who has these rights, each as `group.command`, and no other. */
export const staffWith = (portal: Portal, ...rights: readonly `${string}.${string}`[]): Promise<Person> =>
  portal.person(
    'staff',
    rights.map(right => {
      const [group = '', command = ''] = right.split('.')
      return { group, command }
    }),
  )
