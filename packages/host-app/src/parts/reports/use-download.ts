import { ProblemError } from '@portal/contract/call'
import { dismissToast, toast } from '@portal/ui/Toast'
import { useTextSource } from '@portal/ui/texts'
import { useState } from 'react'
import { useProblemText } from '../../blocks/problem-text.ts'
import type { Report } from './report.ts'
import { useReportTexts } from './texts.ts'

/** Downloads reports as workbooks, one at a time; what writes them comes when it is asked for. */
export const useDownload = () => {
  const t = useReportTexts()
  const { direction } = useTextSource()
  const problemText = useProblemText()
  const [isWriting, setWriting] = useState(false)
  const download = async (read: () => Promise<Report>): Promise<void> => {
    setWriting(true)
    try {
      const { downloadWorkbook } = await import('./workbook/download.ts')
      const file = await downloadWorkbook(await read(), { t, direction })
      // Inside of an Arabic sentence the name keeps its own direction.
      toast({ tone: 'success', text: t('written', { file: `\u2066${file}\u2069` }) })
    } catch (error) {
      const text = error instanceof ProblemError ? problemText(error) : t('not_written')
      const retry = () => {
        dismissToast(shown)
        void download(read)
      }
      const shown = toast({ tone: 'danger', text, action: { label: t('retry'), onPress: retry } })
    } finally {
      setWriting(false)
    }
  }
  return { isWriting, download }
}
