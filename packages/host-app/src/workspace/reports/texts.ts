import type { GiveText, TextSource } from '@portal/ui/texts'
import type reports from '../../locales/en/reports.json'

/** Texts for the workbook around the report's own. */
export interface WorkbookWords {
  readonly t: GiveText<typeof reports>
  readonly direction: TextSource['direction']
}
