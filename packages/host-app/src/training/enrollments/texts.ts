import { textsOf } from '../../core/texts/texts-of.tsx'
import type enrollments from '../../locales/en/enrollments.json'

export const useEnrollmentTexts = textsOf<typeof enrollments>('enrollments')
