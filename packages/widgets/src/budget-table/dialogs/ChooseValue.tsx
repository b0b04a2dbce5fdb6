import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Dialog } from '@portal/ui/Dialog'
import { Isolate } from '@portal/ui/Isolate'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { formatCell, type ItemField } from '../model/columns.ts'

interface ChooseValueProps {
  controller: Controller
  id: string
  field: ItemField
  onClose: () => void
}

/** Asks which value to keep when another person changed the same cell meanwhile. */
export const ChooseValue = ({ controller: { store }, id, field, onClose }: ChooseValueProps) => {
  const t = useBudgetTableTexts()
  const mark = store.mark(id, field)
  if (mark?.state !== 'conflict') return null
  const take = (value: string | number) => {
    store.unmark(id, field)
    store.write([{ id, field, value }])
    onClose()
  }
  const shown = (value: string | number) => <Isolate direction="auto">{formatCell(field, value)}</Isolate>
  return (
    <Dialog
      actions={
        <>
          <Button onPress={() => take(mark.theirs)}>{t('take_theirs')}</Button>
          <Button onPress={() => take(mark.mine)} variant="primary">
            {t('keep_mine')}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      size="small"
      title={t('conflict_title', { column: t(`columns.${field}`) })}
    >
      <DescriptionList
        facts={[
          { label: t('theirs'), value: shown(mark.theirs) },
          { label: t('mine'), value: shown(mark.mine) },
        ]}
      />
    </Dialog>
  )
}
