import { textsOf } from '../../../core/texts/texts-of.tsx'
import type trainings from '../../../locales/en/trainings.json'

/** Texts of the pages of those who take trainings and teach them. */
export const useTrainingTexts = textsOf<typeof trainings>('trainings')
