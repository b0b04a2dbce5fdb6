import { textsOf } from '../../core/texts/texts-of.tsx'
import type sessions from '../../locales/en/sessions.json'

/** Texts of the open sessions of an account. */
export const useSessionTexts = textsOf<typeof sessions>('sessions')
