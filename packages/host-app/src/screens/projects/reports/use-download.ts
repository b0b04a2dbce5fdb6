import { ProblemError } from '@portal/contract/call'
import { dismissToast, toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useProblemText } from '../../../blocks/problem-text.ts'
import type { ReportKind } from './read-report.ts'
import { useReportWords } from './texts.ts'

/** Downloads a report as a workbook, one at a time; what writes it comes when it is asked for. */
export const useDownload = (id: string) => {
  const words = useReportWords()
  const problemText = useProblemText()
  const [isWriting, setWriting] = useState(false)
  const download = async (kind: ReportKind): Promise<void> => {
    setWriting(true)
    try {
      const { downloadReport } = await import('./workbook/download.ts')
      const file = await downloadReport(kind, id, words)
      // Inside of an Arabic sentence the name keeps its own direction.
      toast({ tone: 'success', text: words.t('written', { file: `\u2066${file}\u2069` }) })
    } catch (error) {
      const text = error instanceof ProblemError ? problemText(error) : words.t('not_written')
      const retry = () => {
        dismissToast(told)
        void download(kind)
      }
      const told = toast({ tone: 'danger', text, action: { label: words.t('retry'), onPress: retry } })
    } finally {
      setWriting(false)
    }
  }
  return { isWriting, download }
}
