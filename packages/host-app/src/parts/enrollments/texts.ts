import type enrollments from '../../locales/en/enrollments.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of requests for places in trainings. */
export const useEnrollmentTexts = textsOf<typeof enrollments>('enrollments')
