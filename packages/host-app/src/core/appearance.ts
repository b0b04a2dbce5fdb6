import { densities, themes } from '@portal/contract/people/own-account/preferences'
import { arabicMonths, chooseArabicMonths } from '@portal/ui/DateText'
import { createStore, useStore } from '@portal/ui/store'

export interface AppearanceChoice {
  readonly theme: (typeof themes)[number]
  readonly density: (typeof densities)[number]
  /** Which set of Arabic month names dates use. */
  readonly months: (typeof arabicMonths)[number]
}

/** Reads the choice from this device, with defaults for missing or unknown values. */
export const readAppearance = (): AppearanceChoice => ({
  theme: themes.find(theme => theme === localStorage.getItem('theme')) ?? 'system',
  density: densities.find(density => density === localStorage.getItem('density')) ?? 'comfortable',
  months: arabicMonths.find(months => months === localStorage.getItem('arabic_months')) ?? arabicMonths[0],
})

/** Applies a choice to the document. Called before the first paint and after each change. */
export const applyAppearance = ({ theme, density, months }: AppearanceChoice = readAppearance()): void => {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme.replaceAll('_', '-')
  if (density === 'comfortable') delete dataset.density
  else dataset.density = density
  chooseArabicMonths(months)
}

/** Stores a choice on this device and applies it. */
export const storeAppearance = (appearance: AppearanceChoice): void => {
  localStorage.setItem('theme', appearance.theme)
  localStorage.setItem('density', appearance.density)
  localStorage.setItem('arabic_months', appearance.months)
  applyAppearance(appearance)
  changes.set(changes.read() + 1)
}

/** Incremented on each change, to re-render the components that use `useAppearance`. */
const changes = createStore(0)

/** The stored choice. Re-renders when the choice changes anywhere on the page. */
export const useAppearance = (): AppearanceChoice => {
  useStore(changes)
  return readAppearance()
}
