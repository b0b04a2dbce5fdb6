import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { useStore } from '../store/index.ts'
import { Text } from '../Text/index.ts'
import { questionStore } from './question.ts'

/** Renders the dialog for `confirm()`. The app shell renders it once. */
export const ConfirmDialog = () => {
  const t = useUiTexts()
  const question = useStore(questionStore)
  if (!question) return null
  return (
    <Dialog
      actions={
        <>
          <Button onPress={() => question.answer(false)}>{question.cancel ?? t('cancel')}</Button>
          <Button onPress={() => question.answer(true)} variant={question.tone ?? 'danger'}>
            {question.action}
          </Button>
        </>
      }
      isOpen
      onClose={() => question.answer(false)}
      role="alertdialog"
      size="small"
      title={question.title}
    >
      {question.text && <Text>{question.text}</Text>}
    </Dialog>
  )
}
