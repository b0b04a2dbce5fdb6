import { privileges } from '../../packages/contract/src/privileges.ts'

const text = need => `[${need.map(word => `'${word}'`).join(', ')}]`

/** The needs of an area's calls as source text: its own privileges where the contract has them, else all of staff. */
export const needsOf = area => {
  const commands = Object.hasOwn(privileges, area) ? privileges[area] : undefined
  const need = command => (commands?.includes(command) ? text([area, command]) : "'staff_area'")
  return { see: commands ? text([area]) : "'staff_area'", add: need('add'), edit: need('edit'), delete: need('delete') }
}
