import type trainings from '../../locales/en/trainings.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the pages of those who take trainings and teach them. */
export const useTrainingTexts = textsOf<typeof trainings>('trainings')
