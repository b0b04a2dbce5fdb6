import { textsOf } from '../../../core/texts/texts-of.tsx'
import type schedule from '../../../locales/en/schedule.json'

export const useScheduleTexts = textsOf<typeof schedule>('schedule')
