import { dismissToast, toast } from '@portal/ui/Toast'
import { useBlockTexts } from '../texts.ts'
import { useRefusalText } from './problem-text.ts'

let offered: number | undefined

/**
 * Says what was done and offers the way back, in place of a question before. Only the last step can be undone: an
 * earlier one would meet what has changed since.
 */
export const useUndo = () => {
  const t = useBlockTexts()
  const why = useRefusalText()
  return (text: string, undo: () => Promise<unknown>): void => {
    const goBack = async () => {
      dismissToast(id)
      await undo().catch(error => toast({ tone: 'danger', text: why(error) }))
    }
    const id = toast({ tone: 'success', text, action: { label: t('undo'), onPress: goBack } })
    if (offered !== undefined) dismissToast(offered)
    offered = id
  }
}
