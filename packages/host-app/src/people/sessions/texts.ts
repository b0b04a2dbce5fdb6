import { textsOf } from '../../core/texts/texts-of.tsx'
import type sessions from '../../locales/en/sessions.json'

export const useSessionTexts = textsOf<typeof sessions>('sessions')
