import type trainers from '../../locales/en/trainers.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the roster of trainers. */
export const useTrainerTexts = textsOf<typeof trainers>('trainers')
