import { useRef } from 'react'
import { useBudgetTexts } from '../../locales/index.ts'
import { useBell } from '../grid/use-bell.ts'
import { useWindow } from '../grid/use-window.ts'
import { TOTALS } from '../sheet/cursor.ts'
import type { Desk } from '../sheet/desk.ts'
import { dollarRate } from '../sheet/dollars.ts'
import { PhoneRow } from './PhoneRow.tsx'
import { frame as frameStyle, list, totals } from './phone.css.ts'
import { useSought } from './use-sought.ts'

interface PhoneListProps {
  desk: Desk
  /** Asks for a category to be removed. */
  removeCategory: (id: string) => void
}

/** On phones a list of lines with what is planned and what is left; a line opens its sheet. */
export const PhoneList = ({ desk, removeCategory }: PhoneListProps) => {
  const t = useBudgetTexts()
  const frame = useRef<HTMLDivElement>(null)
  useBell(desk.sheet.bells, 'rows')
  const rows = desk.sheet.rows()
  useSought(desk, frame)
  const { from, to } = useWindow(frame, rows.length)
  const room = (count: number) => `calc(${Math.max(0, count)} * var(--row))`
  return (
    // Whatever the sums are, all rows are equally high.
    <div className={frameStyle} data-dollars={dollarRate(desk.sheet) !== null || undefined} ref={frame}>
      <ul
        aria-label={t('label', { project: desk.sheet.project.name })}
        className={list}
        style={{ paddingBlockStart: room(from), paddingBlockEnd: room(rows.length - to) }}
      >
        {rows.slice(from, to).map((id, at) => (
          <PhoneRow
            count={rows.length}
            desk={desk}
            id={id}
            index={from + at}
            key={id}
            removeCategory={removeCategory}
          />
        ))}
      </ul>
      <div className={totals}>
        <PhoneRow desk={desk} id={TOTALS} index={rows.length} />
      </div>
    </div>
  )
}
