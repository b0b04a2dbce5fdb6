import { overBudget } from '@portal/contract/core/fields/money'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { Dialog } from '@portal/ui/Dialog'
import { formatMoney } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useEffect, useRef, useState } from 'react'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { ChooseDecimalMark } from './ChooseDecimalMark.tsx'
import { planPaste } from './plan-paste.ts'
import { pastedRows, usePasteColumns } from './use-paste-columns.tsx'

interface PastePreviewProps {
  controller: Controller
  text: string
  onClose: () => void
}

/** Previews a pasted block. Lists unreadable cells. While there are any, nothing can be applied. */
export const PastePreview = ({ controller, text, onClose }: PastePreviewProps) => {
  const t = useBudgetTableTexts()
  const [plan, setPlan] = useState(() => planPaste(controller, text, t('new_line')))
  const { cells, entries, adds, computed, isTooMuch, planned, mark } = plan
  const bad = cells.filter(({ problem }) => problem)
  const apply = () => {
    controller.store.write(entries, adds)
    controller.store.announcements.add({ what: 'filled', count: cells.length })
    onClose()
  }
  // A single valid cell needs no preview, because the cell shows it and undo reverts it.
  const isPlain = mark.state !== 'unclear' && cells.length === 1 && bad.length === 0 && adds.length === 0
  const isApplied = useRef(false)
  useEffect(() => {
    if (!isPlain || isApplied.current) return
    isApplied.current = true
    apply()
  })
  const columns = usePasteColumns(controller.store, cells)
  if (isPlain) return null
  const { project } = controller.store
  const over = overBudget(project.budget_minor, planned.after)
  const money = (minor: number) => formatMoney(minor, project.currency)
  const isEmpty = cells.length === 0
  const isUnclear = mark.state === 'unclear' && mark.style === null
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button isDisabled={bad.length > 0 || isEmpty} onPress={apply} variant="primary">
            {t('preview.apply')}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      size="large"
      title={t('preview.title')}
    >
      <Stack>
        {isTooMuch && <Banner tone="danger">{t('announcements.too_many')}</Banner>}
        <ChooseDecimalMark
          found={mark}
          onChoose={chosen => setPlan(planPaste(controller, text, t('new_line'), chosen))}
        />
        {bad.length > 0 && !isUnclear && <Banner tone="danger">{t('preview.bad', { count: bad.length })}</Banner>}
        {computed.length > 0 && <Banner>{t('preview.computed')}</Banner>}
        {!isEmpty && (
          <Text>
            {t('preview.cells', { count: cells.length })}
            {adds.length > 0 && ` · ${t('preview.lines', { count: adds.length })}`}
          </Text>
        )}
        {!isEmpty && !isUnclear && (
          <Text weight="strong">
            {t('preview.planned', { before: money(planned.before), after: money(planned.after) })}
          </Text>
        )}
        {over > 0 && planned.after > planned.before && (
          <Banner tone="warning">
            {t('preview.over_budget', { over: money(over), budget: money(project.budget_minor) })}
          </Banner>
        )}
        {isEmpty && !isTooMuch && <Text>{t('preview.nothing')}</Text>}
        {!isEmpty && (
          <DataTable
            columns={columns}
            label={t('preview.title')}
            rowKey={([{ row }]) => String(row)}
            rows={pastedRows(cells)}
          />
        )}
      </Stack>
    </Dialog>
  )
}
