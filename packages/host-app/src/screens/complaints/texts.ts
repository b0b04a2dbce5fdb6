import type desk from '../../locales/en/complaints_desk.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the screen on which staff handle complaints. */
export const useDeskTexts = textsOf<typeof desk>('complaints_desk')
