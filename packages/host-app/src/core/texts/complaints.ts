import type complaintHandling from '../../locales/en/complaint_handling.json'
import { textsOf } from './texts-of.tsx'

export const useHandlingTexts = textsOf<typeof complaintHandling>('complaint_handling')
