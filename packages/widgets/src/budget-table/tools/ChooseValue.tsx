import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Dialog } from '@portal/ui/Dialog'
import { Isolate } from '@portal/ui/Isolate'
import { useBudgetTexts } from '../../locales/index.ts'
import { writeCell } from '../sheet/cells.ts'
import type { Field } from '../sheet/columns.ts'
import type { Desk } from '../sheet/desk.ts'

interface ChooseValueProps {
  desk: Desk
  id: string
  field: Field
  onClose: () => void
}

/** Both values of a cell that someone else changed meanwhile, for the person to choose. */
export const ChooseValue = ({ desk: { sheet }, id, field, onClose }: ChooseValueProps) => {
  const t = useBudgetTexts()
  const mark = sheet.mark(id, field)
  if (mark?.state !== 'stale') return null
  const take = (value: string | number) => {
    sheet.unmark(id, field)
    sheet.write([{ id, field, value }])
    onClose()
  }
  const shown = (value: string | number) => <Isolate direction="auto">{writeCell(field, value)}</Isolate>
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
      title={t('stale_title', { column: t(`columns.${field}`) })}
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
