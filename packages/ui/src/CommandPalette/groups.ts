import type { IconName } from '../Icon/index.ts'
import { fold, weightOf } from './fold.ts'

/** A page to open or an action to run. */
export interface Command {
  /** Passed to `onChoose`. */
  readonly id: string
  /** A page's name, or a verb and its object. */
  readonly label: string
  readonly icon: IconName
  /** Other names that find the command, such as a translation or a synonym. Default none. */
  readonly names?: readonly string[]
  /** Where the command leads. A command without an address runs an action instead. */
  readonly href?: string
  /** The equivalent keyboard shortcut, in the format of Shortcut. */
  readonly keys?: readonly string[]
  /** The label's language, when it differs from the page's. */
  readonly lang?: string
}

export interface CommandGroup {
  readonly id: string
  readonly label: string
  readonly commands: readonly Command[]
}

/** Keeps the commands that match a query, best group first. An empty query returns all groups. */
export const findCommands = (groups: readonly CommandGroup[], query: string): readonly CommandGroup[] => {
  if (fold(query) === '') return groups.filter(({ commands }) => commands.length > 0)
  const found = groups.flatMap(group => {
    const fits = group.commands
      .map(command => ({ command, weight: weightOf(query, [command.label, ...(command.names ?? [])]) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
    const best = fits[0]?.weight
    return best === undefined ? [] : [{ best, group: { ...group, commands: fits.map(({ command }) => command) } }]
  })
  return found.sort((a, b) => b.best - a.best).map(({ group }) => group)
}

/** Moves recently used commands into a leading group, so that no command is listed twice. */
export const withRecent = (
  groups: readonly CommandGroup[],
  recent: readonly string[],
  label: string,
): readonly CommandGroup[] => {
  const all = new Map(groups.flatMap(({ commands }) => commands).map(command => [command.id, command]))
  const commands = recent.flatMap(id => all.get(id) ?? [])
  const rest = groups.map(group => ({ ...group, commands: group.commands.filter(({ id }) => !recent.includes(id)) }))
  return commands.length > 0 ? [{ id: 'recent', label, commands }, ...rest] : groups
}
