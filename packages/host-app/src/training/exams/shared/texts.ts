import type examRunner from '@portal/widgets/locales/en/exam_runner.json'
import { textsOf } from '../../../core/texts/texts-of.tsx'
import type exams from '../../../locales/en/exams.json'

/** Texts of tests, around the widget in which one is taken. */
export const useExamTexts = textsOf<typeof exams>('exams')

/** Texts of taking a test, which has to be drawn with them. */
export const useExamRunnerTexts = textsOf<typeof examRunner>('exam_runner')
