import { linkedTextOf } from '../../core/texts/linked-text-of.tsx'
import type auth from '../../locales/en/people/auth.json'

/** Text with links, from the namespace of login and sign-up. */
export const AuthText = linkedTextOf<typeof auth>('auth')
