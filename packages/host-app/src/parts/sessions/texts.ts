import type sessions from '../../locales/en/sessions.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the open sessions of an account. */
export const useSessionTexts = textsOf<typeof sessions>('sessions')
