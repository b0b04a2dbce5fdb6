import type auth from '../../locales/en/auth.json'
import type errors from '../../locales/en/errors.json'
import type shell from '../../locales/en/shell.json'
import { textsOf } from './texts-of.tsx'

/** Texts of the layouts and of what surrounds every page. */
export const useShellTexts = textsOf<typeof shell>('shell')

/** Texts of the error codes (`errors.<code>`). */
export const useErrorTexts = textsOf<typeof errors>('errors')

/** Texts of login, sign-up, account and account types. */
export const useAuthTexts = textsOf<typeof auth>('auth')
