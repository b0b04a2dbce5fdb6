import { useTextSource } from '@portal/ui/texts'
import { useExpenseTexts } from '../../../../core/texts/money.ts'
import { useActivityTexts, useProjectTexts } from '../../../../core/texts/programmes.ts'
import { useReportTexts } from '../../../../core/texts/workspace.ts'
import { useNameOf } from '../../../../people/people/use-name-of.ts'

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
