import { textsOf } from '@portal/ui/texts'
import type activities from '../../locales/en/activities.json'

/** Texts of activities. */
export const useActivityTexts = textsOf<typeof activities>('activities')
