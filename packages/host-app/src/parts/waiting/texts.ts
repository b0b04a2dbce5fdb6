import type waiting from '../../locales/en/waiting.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of what waits for a person. */
export const useWaitingTexts = textsOf<typeof waiting>('waiting')
