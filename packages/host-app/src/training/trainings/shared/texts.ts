import { textsOf } from '../../../core/texts/texts-of.tsx'
import type trainings from '../../../locales/en/trainings.json'

export const useTrainingTexts = textsOf<typeof trainings>('trainings')
