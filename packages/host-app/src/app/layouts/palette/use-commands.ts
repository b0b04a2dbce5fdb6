import type { CurrentUser } from '@portal/contract/people/access/access'
import type { Command, CommandGroup } from '@portal/ui/CommandPalette'
import { navTargetsOf } from '../../../core/routing/nav-targets.ts'
import { usePaletteTexts, useShellTexts } from '../../../core/texts/texts.ts'
import { type PaletteActions, useActions } from './use-actions.ts'
import { useOtherNames } from './use-other-names.ts'

/** A person's pages and actions. `run` carries out the action with an ID. */
export const useCommands = (user: CurrentUser, able: PaletteActions) => {
  const t = useShellTexts()
  const palette = usePaletteTexts()
  const find = useOtherNames()
  const actions = useActions(able, find)
  const targets: readonly Command[] = navTargetsOf(user).map(({ name, path, drawer, icon }) => ({
    id: name,
    label: t(`pages.${name}`),
    icon: drawer?.icon ?? icon ?? 'arrow',
    href: path,
    ...(find && { names: [find('shell', `pages.${name}`)] }),
  }))
  const groups: readonly CommandGroup[] = [
    { id: 'places', label: palette('places'), commands: targets },
    { id: 'actions', label: palette('actions'), commands: actions },
  ]
  return { groups, run: (id: string) => actions.find(action => action.id === id)?.run() }
}
