import type { IconName } from '../Icon/index.ts'
import { fold, weightOf } from './fold.ts'

/** One thing to go to or to do. */
export interface Command {
  /** Passed to `onChoose`. */
  readonly id: string
  /** A place's name, or a verb and its object. */
  readonly label: string
  readonly icon: IconName
  /** Other names it is found by: in the other language, a common synonym. Default none. */
  readonly names?: readonly string[]
  /** Where it leads; what has no address does something instead. */
  readonly href?: string
  /** The keys that do the same anywhere, as Shortcut takes them. */
  readonly keys?: readonly string[]
  /** The language its label is written in, when it is another one. */
  readonly lang?: string
}

/** Commands under one heading. */
export interface CommandGroup {
  readonly id: string
  readonly label: string
  readonly commands: readonly Command[]
}

/** The groups with what fits a query, the best of all first; an empty query changes nothing. */
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

/** Puts what was used last into a group of its own before the others, so that nothing is listed twice. */
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
