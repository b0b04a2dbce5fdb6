import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Dialog } from '@portal/ui/Dialog'
import { Stack } from '@portal/ui/Stack'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { removeCategory as removeHere, removeLines } from '../editing/line-commands.ts'
import { type ItemField, numberColumns, sums, textFields } from '../model/columns.ts'
import { dollarsOf } from '../model/dollars.ts'
import { useRowEvent } from '../store/events.ts'
import { LineField } from './LineField.tsx'
import { LineSum } from './LineSum.tsx'
import { sums as sumsStyle } from './phone.css.ts'
import { useLineForm } from './use-line-form.ts'

interface LineDialogProps {
  controller: Controller
  /** ID of a line or category. */
  id: string
  removeCategory: ((id: string) => void) | undefined
  onClose: () => void
}

const ofLine: readonly ItemField[] = [...textFields.slice(0, 2), ...numberColumns, ...textFields.slice(2)]
const ofCategory: readonly ItemField[] = ['code', 'name']

/** Shows and edits all fields of a line or category on phones. */
export const LineDialog = ({ controller, id, removeCategory, onClose }: LineDialogProps) => {
  const t = useBudgetTableTexts()
  const { store, port } = controller
  useRowEvent(store.events, id)
  const line = store.line(id)
  const fields = line ? ofLine : ofCategory
  const { textOf, type, isWrong, problemOf, save } = useLineForm(store, id, fields)
  const holder = line ?? store.category(id)
  if (!holder) return null
  const canDelete = store.isRejected(id) || (line ? store.budget().can.delete_item : holder.can.delete)
  const remove = () => {
    if (line) return removeLines(controller)
    onClose()
    removeHere(controller, id, own => removeCategory?.(own))
  }
  const hrefOf = (sum: (typeof sums)[number]) =>
    // An unsaved record has no rows to open.
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
                  currency={store.project.currency}
                  dollars={dollarsOf(store, holder, sum)}
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
              store.mark(id, field)?.state === 'conflict'
                ? () => controller.openDialog({ kind: 'conflict', id, field })
                : undefined
            }
            value={textOf(field)}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
