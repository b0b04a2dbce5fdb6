import type results from '../../locales/en/trainee_results.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of what trainees have reached in trainings. */
export const useResultTexts = textsOf<typeof results>('trainee_results')
