import type handling from '../../locales/en/complaint_handling.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the screen on which staff handle complaints. */
export const useHandlingTexts = textsOf<typeof handling>('complaint_handling')
