import type { GiveText, TextSource } from '@portal/ui/texts'
import { textsOf } from '../../core/texts/texts-of.tsx'
import type reports from '../../locales/en/reports.json'

/** Texts of reports. */
export const useReportTexts = textsOf<typeof reports>('reports')

/** What a workbook is written with around a report, which brings its own words. */
export interface WorkbookWords {
  readonly t: GiveText<typeof reports>
  readonly direction: TextSource['direction']
}
