import { textsOf } from '../../core/texts/texts-of.tsx'
import type handling from '../../locales/en/complaint_handling.json'

export const useHandlingTexts = textsOf<typeof handling>('complaint_handling')
