import { useRef } from 'react'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { dollarRate } from '../model/dollars.ts'
import { useVisibleRows } from '../rows/use-visible-rows.ts'
import { useTableEvent } from '../store/events.ts'
import { TOTALS } from '../store/row-order.ts'
import { PhoneRow } from './PhoneRow.tsx'
import { frame as frameStyle, list } from './phone.css.ts'
import { useReveal } from './use-reveal.ts'

interface PhoneListProps {
  controller: Controller
  removeCategory: (id: string) => void
}

/** Replaces the table on phones. Lists lines with planned and remaining amounts, and opens a dialog for each. */
export const PhoneList = ({ controller, removeCategory }: PhoneListProps) => {
  const t = useBudgetTableTexts()
  const frame = useRef<HTMLDivElement>(null)
  useTableEvent(controller.store.events, 'rows')
  const rows = controller.store.rows()
  useReveal(controller, frame)
  const { from, to } = useVisibleRows(frame, rows.length)
  const spacerSize = (count: number) => `calc(${Math.max(0, count)} * var(--row))`
  return (
    // All rows have the same height, with or without dollar amounts.
    <div className={frameStyle} data-dollars={dollarRate(controller.store) !== null || undefined} ref={frame}>
      <ul
        aria-label={t('label', { project: controller.store.project.name })}
        className={list}
        style={{ paddingBlockStart: spacerSize(from), paddingBlockEnd: spacerSize(rows.length - to) }}
      >
        {rows.slice(from, to).map((id, at) => (
          <PhoneRow
            count={rows.length}
            controller={controller}
            id={id}
            index={from + at}
            key={id}
            removeCategory={removeCategory}
          />
        ))}
      </ul>
      <PhoneRow controller={controller} id={TOTALS} index={rows.length} />
    </div>
  )
}
