import type activities from '../../locales/en/activities.json'
import type indicators from '../../locales/en/indicators.json'
import type period from '../../locales/en/period.json'
import type projects from '../../locales/en/projects.json'
import type schedule from '../../locales/en/schedule.json'
import { textsOf } from './texts-of.tsx'

export const useActivityTexts = textsOf<typeof activities>('activities')

export const useIndicatorTexts = textsOf<typeof indicators>('indicators')

export const usePeriodTexts = textsOf<typeof period>('period')

export const useProjectTexts = textsOf<typeof projects>('projects')

export const useScheduleTexts = textsOf<typeof schedule>('schedule')
