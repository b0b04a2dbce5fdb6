import type { Language } from '@portal/contract/core/fields/limits'
import type { CurrentUser } from '@portal/contract/people/access/access'
import { editPreferences, type Preferences } from '@portal/contract/people/own-account/preferences'
import { api } from '../api.ts'
import { type AppearanceChoice, readAppearance, storeAppearance } from '../appearance.ts'
import { readLanguage, storeLanguage } from '../language.ts'
import { currentUser } from './current-user.ts'

// The device already has the choice, so a failure to save it to the account is ignored.
const keep = async (chosen: Preferences) => {
  if (currentUser()) await api(editPreferences, chosen).catch(() => undefined)
}

/** Stores the language on this device and in the account, then reloads the page. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  storeLanguage(language)
  await keep({ language })
  location.reload()
}

/** Stores the appearance on this device, and its theme and density in the account, then applies it. */
export const chooseAppearance = (appearance: AppearanceChoice): void => {
  const { theme, density } = appearance
  storeAppearance(appearance)
  void keep({ theme, density })
}

/**
 * Copies the preferences of the account to this device. A preference the person never chose keeps the device's value.
 * Returns whether the language changed, so that the page must reload.
 */
export const adoptPreferences = ({ preferences = {} }: CurrentUser): boolean => {
  const present = readAppearance()
  const { language = readLanguage(), theme = present.theme, density = present.density } = preferences
  if (theme !== present.theme || density !== present.density) storeAppearance({ ...present, theme, density })
  if (language === readLanguage()) return false
  storeLanguage(language)
  return true
}
