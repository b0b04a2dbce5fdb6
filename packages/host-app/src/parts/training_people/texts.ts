import type training from '../../locales/en/training_people.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of those who teach trainings and take them. */
export const useTrainingPeopleTexts = textsOf<typeof training>('training_people')
