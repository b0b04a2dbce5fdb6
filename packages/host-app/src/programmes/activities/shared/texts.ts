import { textsOf } from '../../../core/texts/texts-of.tsx'
import type activities from '../../../locales/en/activities.json'

export const useActivityTexts = textsOf<typeof activities>('activities')
