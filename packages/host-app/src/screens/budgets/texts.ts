import { textsOf } from '@portal/ui/texts'
import type monitoring from '../../locales/en/monitoring.json'

/** Texts of forecast, monthly monitoring and breakdown. */
export const useMonitoringTexts = textsOf<typeof monitoring>('monitoring')
