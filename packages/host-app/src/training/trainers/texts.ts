import { textsOf } from '../../core/texts/texts-of.tsx'
import type trainers from '../../locales/en/trainers.json'

/** Texts of the roster of trainers. */
export const useTrainerTexts = textsOf<typeof trainers>('trainers')
