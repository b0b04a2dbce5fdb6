import type activities from '../../locales/en/programmes/activities.json'
import type indicators from '../../locales/en/programmes/indicators.json'
import type period from '../../locales/en/programmes/period.json'
import type projects from '../../locales/en/programmes/projects.json'
import type schedule from '../../locales/en/programmes/schedule.json'
import { textsOf } from './texts-of.tsx'

export const useActivityTexts = textsOf<typeof activities>('activities')

export const useIndicatorTexts = textsOf<typeof indicators>('indicators')

export const usePeriodTexts = textsOf<typeof period>('period')

export const useProjectTexts = textsOf<typeof projects>('projects')

export const useScheduleTexts = textsOf<typeof schedule>('schedule')
