import type { Language } from '@portal/contract/core/fields/limits'
import type { CurrentUser } from '@portal/contract/people/access/access'
import { editPreferences, type Preferences } from '@portal/contract/people/own-account/preferences'
import { api } from '../api.ts'
import { type Appearance, readAppearance, storeAppearance } from '../appearance.ts'
import { readLanguage, storeLanguage } from '../language.ts'
import { currentUser } from './current-user.ts'

// The device has the choice already; where the account cannot be reached it stays with that.
const keep = async (chosen: Preferences) => {
  if (currentUser()) await api(editPreferences, chosen).catch(() => undefined)
}

/** Stores the choice, on this device and with the account, and reloads the page (specification section 4). */
export const chooseLanguage = async (language: Language): Promise<void> => {
  storeLanguage(language)
  await keep({ language })
  location.reload()
}

/** Stores a choice on this device and with the account, and draws the page with it. */
export const chooseAppearance = (appearance: Appearance): void => {
  const { theme, density } = appearance
  storeAppearance(appearance)
  void keep({ theme, density })
}

/**
 * Takes over on this device what the person chose on another; what they never chose stays as the device has it. Answers
 * whether the page has to be reloaded, in another language.
 */
export const adoptPreferences = ({ preferences = {} }: CurrentUser): boolean => {
  const present = readAppearance()
  const { language = readLanguage(), theme = present.theme, density = present.density } = preferences
  if (theme !== present.theme || density !== present.density) storeAppearance({ ...present, theme, density })
  if (language === readLanguage()) return false
  storeLanguage(language)
  return true
}
