import { useTextSource } from '@portal/ui/texts'
import { useExpenseTexts } from '../../../money/expenses/texts.ts'
import { useNameOf } from '../../../people/people/texts.ts'
import { useReportTexts } from '../../../workspace/reports/texts.ts'
import { useActivityTexts } from '../../activities/shared/texts.ts'
import { useProjectTexts } from '../shared/texts.ts'

/** All texts of a report, and their language. */
export const useReportWords = () => ({
  ...useTextSource(),
  t: useReportTexts(),
  project: useProjectTexts(),
  activity: useActivityTexts(),
  expense: useExpenseTexts(),
  nameOf: useNameOf(),
})

export type ReportWords = ReturnType<typeof useReportWords>
