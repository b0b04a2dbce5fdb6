import { textsOf } from '../../core/texts/texts-of.tsx'
import type enrollments from '../../locales/en/enrollments.json'

/** Texts of requests for places in trainings. */
export const useEnrollmentTexts = textsOf<typeof enrollments>('enrollments')
