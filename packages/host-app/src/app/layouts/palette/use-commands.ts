import type { CurrentUser } from '@portal/contract/people/access/access'
import type { Command, CommandGroup } from '@portal/ui/CommandPalette'
import { type FindText, lookupIn } from '@portal/ui/texts'
import { useEffect, useState } from 'react'
import { readLanguage, textLanguage } from '../../../core/language.ts'
import { navTargetsOf } from '../../../core/routing/offered-pages.ts'
import { loadNamespace } from '../../../core/texts/namespaces.ts'
import { usePaletteTexts, useShellTexts } from '../../../core/texts/texts.ts'
import { type PaletteActions, useActions } from './use-actions.ts'

/** Looks up texts in the language that isn't shown, once loaded, so that search works in both. */
const useOtherNames = (): FindText | undefined => {
  const [find, setFind] = useState<FindText>()
  useEffect(() => {
    const other = textLanguage(readLanguage()) === 'ar' ? 'en' : 'ar'
    // If loading fails, search still works in the current language.
    Promise.all([loadNamespace(other, 'shell'), loadNamespace(other, 'palette')]).then(
      ([shell, palette]) => setFind(() => lookupIn(other, { shell, palette })),
      () => undefined,
    )
  }, [])
  return find
}

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
