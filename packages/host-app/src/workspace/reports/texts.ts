import type { GiveText, TextSource } from '@portal/ui/texts'
import { textsOf } from '../../core/texts/texts-of.tsx'
import type reports from '../../locales/en/reports.json'

export const useReportTexts = textsOf<typeof reports>('reports')

/** Texts for the workbook around the report's own. */
export interface WorkbookWords {
  readonly t: GiveText<typeof reports>
  readonly direction: TextSource['direction']
}
