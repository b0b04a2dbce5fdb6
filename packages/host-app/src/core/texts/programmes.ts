import type activities from '../../locales/en/programmes/activities.json'
import type indicators from '../../locales/en/programmes/indicators.json'
import type period from '../../locales/en/programmes/period.json'
import type projects from '../../locales/en/programmes/projects.json'
import type schedule from '../../locales/en/programmes/schedule.json'
import { portalTextsOf } from './texts-of.tsx'

export const useActivityTexts = portalTextsOf<typeof activities>('activities')

export const useIndicatorTexts = portalTextsOf<typeof indicators>('indicators')

export const usePeriodTexts = portalTextsOf<typeof period>('period')

export const useProjectTexts = portalTextsOf<typeof projects>('projects')

export const useScheduleTexts = portalTextsOf<typeof schedule>('schedule')
