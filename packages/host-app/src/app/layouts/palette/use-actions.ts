import { themes } from '@portal/contract/people/own-account/preferences'
import type { Command } from '@portal/ui/CommandPalette'
import type { FindText } from '@portal/ui/texts'
import { type AppearanceChoice, useAppearance } from '../../../core/appearance.ts'
import { chooseAppearance } from '../../../core/session/preferences.ts'
import { usePaletteTexts, useShellTexts } from '../../../core/texts/texts.ts'
import type { useLanguageChoices } from '../header/language-choices.ts'

export interface PaletteActions {
  readonly fileComplaint: () => void
  readonly logout: () => void
  readonly showShortcuts: () => void
  /** The same languages as the layout's own menu. */
  readonly languages: ReturnType<typeof useLanguageChoices>
}

type Act = Command & { readonly run: () => void }

const themeIcons = {
  system: 'settings',
  light: 'sun',
  dark: 'moon',
  high_contrast: 'eye',
  dark_high_contrast: 'eye',
} as const satisfies Record<AppearanceChoice['theme'], Command['icon']>

/** The global actions. `find` looks up their names in the other language. */
export const useActions = (able: PaletteActions, find: FindText | undefined): readonly Act[] => {
  const t = useShellTexts()
  const palette = usePaletteTexts()
  const { languages } = able
  const appearance = useAppearance()
  const others = (...keys: readonly string[]) => (find ? keys.map(key => find('palette', key)) : [])
  const shell = (key: string) => (find ? [find('shell', key)] : [])
  const switches: readonly Act[] = languages.items
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ id, label, lang }) => ({
      id: `language_${id}`,
      label,
      lang,
      icon: 'globe',
      names: [palette(`words.language_${id}`), ...others(`words.language_${id}`)],
      run: () => languages.onAction(id),
    }))
  const looks: readonly Act[] = themes
    .filter(theme => theme !== appearance.theme)
    .map(theme => ({
      id: `theme_${theme}`,
      label: palette(`themes.${theme}`),
      icon: themeIcons[theme],
      names: [palette('words.theme'), ...others(`themes.${theme}`, 'words.theme')],
      run: () => chooseAppearance({ ...appearance, theme }),
    }))
  return [
    {
      id: 'complaint',
      label: t('file_complaint'),
      icon: 'message',
      names: shell('file_complaint'),
      run: able.fileComplaint,
    },
    ...switches,
    ...looks,
    {
      id: 'shortcuts',
      label: palette('shortcuts'),
      icon: 'keyboard',
      keys: ['?'],
      names: [palette('words.shortcuts'), ...others('shortcuts', 'words.shortcuts')],
      run: able.showShortcuts,
    },
    {
      id: 'logout',
      label: t('logout'),
      icon: 'logout',
      names: [palette('words.logout'), ...others('words.logout'), ...shell('logout')],
      run: able.logout,
    },
  ]
}
