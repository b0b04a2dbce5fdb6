import { ProblemError } from '@portal/contract/core/api/call'
import { dismissToast, toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useProblemText } from '../feedback/problem-text.ts'

/** Writes a file and reports the result in a toast. A failure offers a retry. */
export const useFileWriter = () => {
  const t = useBlockTexts()
  const problemText = useProblemText()
  const [isWriting, setWriting] = useState(false)
  /** `run` writes the file and resolves to its name, or to undefined if the person cancelled. */
  const write = async (run: () => Promise<string | undefined>): Promise<void> => {
    setWriting(true)
    try {
      const file = await run()
      if (file) toast({ tone: 'success', text: t('file_written', { file }) })
    } catch (error) {
      const text = error instanceof ProblemError ? problemText(error) : t('file_not_written')
      const retry = () => {
        dismissToast(shown)
        void write(run)
      }
      const shown = toast({ tone: 'danger', text, action: { label: t('retry'), onPress: retry } })
    } finally {
      setWriting(false)
    }
  }
  return { isWriting, write }
}
