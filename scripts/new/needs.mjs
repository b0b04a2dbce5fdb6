import { privileges } from '../../packages/contract/src/core/rights/privileges.ts'

const usual = ['view', 'add', 'edit', 'delete']

/** Needs of an area's endpoints as source text: its own four privileges if the contract has them, else all staff. */
export const needsOf = area => {
  const commands = Object.hasOwn(privileges, area) ? privileges[area] : []
  const has = command => commands.includes(command)
  if (usual.every(has)) {
    return {
      needsImport: "import { groupNeeds } from '../core/rights/needs.ts'",
      needs: `groupNeeds('${area}')`,
      page: `['${area}']`,
    }
  }
  const need = command => (has(command) ? `['${area}', '${command}']` : "'staff_area'")
  const needs = usual.map(command => `${command}: ${need(command)}`).join(', ')
  return { needsImport: '', needs: `{ ${needs} }`, page: commands.length > 0 ? `['${area}']` : "'staff_area'" }
}
