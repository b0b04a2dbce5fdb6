import type activities from '../../locales/en/activities.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of activities. */
export const useActivityTexts = textsOf<typeof activities>('activities')
