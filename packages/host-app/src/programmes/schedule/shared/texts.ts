import { textsOf } from '../../../core/texts/texts-of.tsx'
import type schedule from '../../../locales/en/schedule.json'

/** Texts of timelines and of the calendar. */
export const useScheduleTexts = textsOf<typeof schedule>('schedule')
