import { linkedTextOf } from '../../core/texts/linked-text-of.tsx'
import type auth from '../../locales/en/auth.json'

/** A text of login and sign-up with links in it. */
export const AuthText = linkedTextOf<typeof auth>('auth')
