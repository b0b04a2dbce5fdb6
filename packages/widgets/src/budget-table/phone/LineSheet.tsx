import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Dialog } from '@portal/ui/Dialog'
import { Stack } from '@portal/ui/Stack'
import { useBudgetTexts } from '../../locales/index.ts'
import { useBell } from '../grid/use-bell.ts'
import { removeCategory as removeHere, removeLines } from '../hands/deeds.ts'
import { type Field, figureFields, sums, textFields } from '../sheet/columns.ts'
import type { Desk } from '../sheet/desk.ts'
import { dollarsOf } from '../sheet/dollars.ts'
import { LineField } from './LineField.tsx'
import { LineSum } from './LineSum.tsx'
import { sums as sumsStyle } from './phone.css.ts'
import { useTyped } from './use-typed.ts'

interface LineSheetProps {
  desk: Desk
  /** A line's or a category's. */
  id: string
  /** Asks for the category to be removed. */
  removeCategory: ((id: string) => void) | undefined
  onClose: () => void
}

const ofLine: readonly Field[] = [...textFields.slice(0, 2), ...figureFields, ...textFields.slice(2)]
const ofCategory: readonly Field[] = ['code', 'name']

/** All of one line or category, to be read and edited where there is no room for a table. */
export const LineSheet = ({ desk, id, removeCategory, onClose }: LineSheetProps) => {
  const t = useBudgetTexts()
  const { sheet, port } = desk
  useBell(sheet.bells, id)
  const line = sheet.line(id)
  const fields = line ? ofLine : ofCategory
  const { textOf, type, isWrong, problemOf, save } = useTyped(sheet, id, fields)
  const holder = line ?? sheet.category(id)
  if (!holder) return null
  const canDelete = sheet.isHeld(id) || (line ? sheet.budget().can.delete_item : holder.can.delete)
  const remove = () => {
    if (line) return removeLines(desk)
    onClose()
    removeHere(desk, id, own => removeCategory?.(own))
  }
  const hrefOf = (sum: (typeof sums)[number]) =>
    // Of what is not stored there are no rows to open.
    holder.version > 0 && (sum === 'spent_minor' || sum === 'committed_minor')
      ? port.hrefOf({ of: line ? 'item' : 'category', id, sum })
      : undefined
  return (
    <Dialog
      actions={
        (holder.can.edit || canDelete) && (
          <>
            {canDelete && (
              <Button onPress={remove} variant="quiet">
                {t('delete_action')}
              </Button>
            )}
            {holder.can.edit && (
              <Button
                isDisabled={isWrong}
                onPress={() => {
                  save()
                  onClose()
                }}
                variant="primary"
              >
                {t('save')}
              </Button>
            )}
          </>
        )
      }
      isOpen
      onClose={onClose}
      title={holder.name}
    >
      <Stack>
        <div className={sumsStyle}>
          <DescriptionList
            facts={sums.map(sum => ({
              label: t(`columns.${sum}`),
              value: (
                <LineSum
                  amount={holder[sum]}
                  currency={sheet.project.currency}
                  dollars={dollarsOf(sheet, holder, sum)}
                  href={hrefOf(sum)}
                />
              ),
            }))}
          />
        </div>
        {fields.map(field => (
          <LineField
            error={problemOf(field)}
            field={field}
            isReadOnly={!holder.can.edit}
            key={field}
            label={t(`columns.${field}`)}
            onChange={text => type(field, text)}
            onChoose={
              sheet.mark(id, field)?.state === 'stale' ? () => desk.ask({ kind: 'stale', id, field }) : undefined
            }
            value={textOf(field)}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
