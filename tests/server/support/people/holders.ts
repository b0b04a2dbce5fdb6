import type { Person, Portal } from '../portal.ts'

/** A staff member with exactly these privileges, each as `group.command`. */
export const staffWith = (portal: Portal, ...rights: readonly `${string}.${string}`[]): Promise<Person> =>
  portal.person(
    'staff',
    rights.map(right => {
      const [group = '', command = ''] = right.split('.')
      return { group, command }
    }),
  )
