import { dismissToast, toast } from '@portal/ui/Toast'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useRefusalText } from './problem-text.ts'

let offered: number | undefined

/**
 * Confirms an action with a toast that offers undo, instead of asking first. Only the latest action can be undone,
 * because an earlier undo could conflict with later changes.
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
