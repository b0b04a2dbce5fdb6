import { textsOf } from '../../core/texts/texts-of.tsx'
import type waiting from '../../locales/en/waiting.json'

/** Texts of what waits for a person. */
export const useWaitingTexts = textsOf<typeof waiting>('waiting')
