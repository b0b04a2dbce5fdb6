import type auth from '../../locales/en/auth.json'
import { linkedTextOf } from '../../texts/linked-text-of.tsx'

/** A text of login and sign-up with links in it. */
export const AuthText = linkedTextOf<typeof auth>('auth')
