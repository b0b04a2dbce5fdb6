import type schedule from '../../locales/en/schedule.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of timelines and of the calendar. */
export const useScheduleTexts = textsOf<typeof schedule>('schedule')
