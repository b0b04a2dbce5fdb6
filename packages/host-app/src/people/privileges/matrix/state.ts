import { groups, nameOfPrivilege, type Privilege, privileges } from '@portal/contract/core/rights/privileges'

/** The initial state of a privilege's checkbox. */
export interface PrivilegeState {
  readonly isChecked: boolean
  /** Why it is locked: read-only, from a profile, or not the viewer's to grant. Default: unlocked. */
  readonly locked?: 'shown' | 'profile' | 'not_held' | undefined
  /** Where else the privilege comes from. Default none. */
  readonly note?: string | undefined
}

/** The checked privileges. Excludes those from profiles. */
export const privilegesIn = (form: FormData): Privilege[] =>
  groups.flatMap(group =>
    privileges[group].flatMap(command => {
      const privilege = { group, command }
      return form.has(nameOfPrivilege(privilege)) ? [privilege] : []
    }),
  )
