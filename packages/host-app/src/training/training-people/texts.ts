import { textsOf } from '../../core/texts/texts-of.tsx'
import type training from '../../locales/en/training_people.json'

export const useTrainingPeopleTexts = textsOf<typeof training>('training_people')
