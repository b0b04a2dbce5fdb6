import { densities, themes } from '@portal/contract/people/own-account/preferences'
import { arabicMonths, chooseArabicMonths } from '@portal/ui/DateText'
import { createStore, useStore } from '@portal/ui/store'

/** How the portal looks on this device. */
export interface Appearance {
  readonly theme: (typeof themes)[number]
  readonly density: (typeof densities)[number]
  /** Names of months in Arabic. */
  readonly months: (typeof arabicMonths)[number]
}

/** The choice that is stored on this device. */
export const readAppearance = (): Appearance => ({
  theme: themes.find(theme => theme === localStorage.getItem('theme')) ?? 'system',
  density: densities.find(density => density === localStorage.getItem('density')) ?? 'comfortable',
  months: arabicMonths.find(months => months === localStorage.getItem('arabic_months')) ?? arabicMonths[0],
})

/** Draws the page with the stored choice; called before the first paint and after each change. */
export const applyAppearance = ({ theme, density, months }: Appearance = readAppearance()): void => {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme.replaceAll('_', '-')
  if (density === 'comfortable') delete dataset.density
  else dataset.density = density
  chooseArabicMonths(months)
}

/** Stores a choice on this device and draws the page with it. */
export const storeAppearance = (appearance: Appearance): void => {
  localStorage.setItem('theme', appearance.theme)
  localStorage.setItem('density', appearance.density)
  localStorage.setItem('arabic_months', appearance.months)
  applyAppearance(appearance)
  changes.set(changes.read() + 1)
}

/** Counts what was stored on this page. */
const changes = createStore(0)

/** The stored choice, read again whenever it is changed, wherever on the page that is. */
export const useAppearance = (): Appearance => {
  useStore(changes)
  return readAppearance()
}
