import type auth from '../../locales/en/auth.json'
import type errors from '../../locales/en/errors.json'
import type shell from '../../locales/en/shell.json'
import { textsOf } from './texts-of.tsx'

/** Texts of the layouts and the error screens around pages. */
export const useShellTexts = textsOf<typeof shell>('shell')

export const useErrorTexts = textsOf<typeof errors>('errors')

/** Texts of login, sign-up, account types, and the account. */
export const useAuthTexts = textsOf<typeof auth>('auth')
