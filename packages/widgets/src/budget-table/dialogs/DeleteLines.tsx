import { limits } from '@portal/contract/core/fields/limits'
import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { AddedItem } from '@portal/contract/money/budgets/budget-items'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useId, useState } from 'react'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { emptyChangeSet } from '../model/change-set.ts'
import { dropCategory } from '../store/drop-category.ts'

interface DeleteLinesProps {
  controller: Controller
  lines: readonly AddedItem[]
  /** The unsaved category to delete together with these lines. */
  category?: BudgetCategory | undefined
  onClose: () => void
}

const NAMED = 10

/**
 * Confirms the deletion of lines and shows their total. Asks for a reason when saved lines
 * have amounts. Undo can still restore the lines.
 */
export const DeleteLines = ({ controller: { store }, lines, category, onClose }: DeleteLinesProps) => {
  const t = useBudgetTableTexts()
  const form = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  // A rejected line was never saved, so it isn't money of the budget.
  const stored = lines.flatMap(({ id }) => (store.isRejected(id) ? [] : (store.line(id) ?? [])))
  const sum = stored.reduce((total, { total_minor }) => total + total_minor, 0)
  const asks = !category && sum !== 0
  const remove = () => {
    if (asks && reason.trim() === '') return setMissing(true)
    if (category)
      store.announcements.add({ what: store.dropCategory(category.id, dropCategory) ? 'dropped' : 'too_late' })
    else {
      store.apply({ ...emptyChangeSet, deletes: asks ? lines.map(line => ({ ...line, reason })) : lines })
      store.announcements.add({ what: 'deleted', count: lines.length })
    }
    onClose()
  }
  const named = category ? [category, ...lines] : lines
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button form={form} type="submit" variant="danger">
            {t('delete_action')}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={t('delete_title')}
    >
      <Form id={form} onSubmit={remove} problems={isMissing ? { reason: t('errors.reason_required') } : {}}>
        <Stack gap="small">
          {named.slice(0, NAMED).map(({ id, code, name }) => (
            <Text key={id}>
              <Isolate>{code}</Isolate> <Isolate direction="auto">{name}</Isolate>
            </Text>
          ))}
          {named.length > NAMED && <Text tone="muted">{t('and_more', { count: named.length - NAMED })}</Text>}
        </Stack>
        {asks && (
          <>
            <Text weight="strong">
              {t('delete_sum')} <Money amount={sum} currency={store.budget().project.currency} />
            </Text>
            <TextArea
              isRequired
              label={t('delete_reason')}
              maxLength={limits.text_length}
              name="reason"
              onChange={setReason}
              rows={2}
              value={reason}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}
