import type examRunner from '@portal/widgets/locales/en/exam_runner.json'
import { textsOf } from '../../../core/texts/texts-of.tsx'
import type exams from '../../../locales/en/exams.json'

export const useExamTexts = textsOf<typeof exams>('exams')

/** Texts of the exam widget. Components that render it must call this hook to load them. */
export const useExamRunnerTexts = textsOf<typeof examRunner>('exam_runner')
