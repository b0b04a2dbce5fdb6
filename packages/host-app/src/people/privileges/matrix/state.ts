import { groups, nameOfPrivilege, type Privilege, privileges } from '@portal/contract/core/rights/privileges'

/** The initial state of a privilege's box. */
export interface PrivilegeState {
  readonly isChecked: boolean
  /** Why it cannot be changed: only shown, given by a profile, or not the person's to grant. Default: it can. */
  readonly locked?: 'shown' | 'profile' | 'not_held' | undefined
  /** Where else it comes from. Default nowhere. */
  readonly note?: string | undefined
}

/** The privileges that are ticked in a form; what a profile gives is not sent. */
export const privilegesIn = (form: FormData): Privilege[] =>
  groups.flatMap(group =>
    privileges[group].flatMap(command => {
      const privilege = { group, command }
      return form.has(nameOfPrivilege(privilege)) ? [privilege] : []
    }),
  )
