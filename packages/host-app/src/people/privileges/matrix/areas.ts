import { groups, type PrivilegeCommand, type PrivilegeGroup, privileges } from '@portal/contract/core/rights/privileges'

/** Privileges shown together. The contract has special roles and approval limits in one group. */
export interface PrivilegeArea {
  readonly id: Exclude<PrivilegeGroup, 'specials'> | 'special_roles' | 'approval_limits'
  readonly group: PrivilegeGroup
  readonly commands: readonly PrivilegeCommand[]
}

const isLimit = (command: PrivilegeCommand) => command.startsWith('budget_hold_')

const areasOf = (group: PrivilegeGroup): readonly PrivilegeArea[] => {
  const commands: readonly PrivilegeCommand[] = privileges[group]
  if (group !== 'specials') return [{ id: group, group, commands }]
  return [
    { id: 'special_roles', group, commands: commands.filter(command => !isLimit(command)) },
    { id: 'approval_limits', group, commands: commands.filter(isLimit) },
  ]
}

/** All privileges by area, in the specification's order. */
export const privilegeAreas: readonly PrivilegeArea[] = groups.flatMap(areasOf)
