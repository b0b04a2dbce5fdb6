import { Money } from '@portal/ui/Money'
import { memo } from 'react'
import { useBudgetTexts } from '../../locales/index.ts'
import { fold } from '../grid/content.css.ts'
import { useBell } from '../grid/use-bell.ts'
import { TOTALS } from '../sheet/cursor.ts'
import type { Desk } from '../sheet/desk.ts'
import { fact, facts, keeps, name as nameStyle, press, row, state, term, title } from './phone.css.ts'

interface PhoneRowProps {
  desk: Desk
  id: string
  index: number
  /** How many there are in the list; the totals stand outside. */
  count?: number
}

/** A line, a category or the totals with the two facts that matter. */
export const PhoneRow = memo(({ desk: { sheet, cursor, ask }, id, index, count }: PhoneRowProps) => {
  useBell(sheet.bells, id)
  const t = useBudgetTexts()
  const line = sheet.line(id)
  const category = sheet.category(id)
  const holder = line ?? category ?? (id === TOTALS ? sheet.totals() : undefined)
  if (!holder) return null
  const mark = sheet.marks(id)?.values().next().value
  const { currency } = sheet.project
  const inside = (
    <>
      {mark && (
        <span className={state} data-state={mark.state}>
          {t(`states.${mark.state}`)}
        </span>
      )}
      <span className={title}>
        {category && <span aria-hidden="true" className={`${fold} ${keeps}`} />}
        <span className={nameStyle}>
          {line || category ? `${line?.code ?? category?.code} ${line?.name ?? category?.name}` : t('total')}
        </span>
      </span>
      <span className={facts}>
        <span className={fact}>
          <span className={term}>{t('columns.total_minor')}</span>{' '}
          <Money amount={holder.total_minor} currency={currency} />
        </span>
        <span className={fact}>
          <span className={term}>{t('columns.surplus_minor')}</span>{' '}
          <Money amount={holder.surplus_minor} currency={currency} />
        </span>
      </span>
    </>
  )
  const open = () => {
    cursor.go({ row: index, column: 0 })
    if (category) sheet.fold(id, !sheet.isFolded(id))
    else ask({ kind: 'line', id })
  }
  if (count === undefined)
    return (
      <div className={row} data-kind="total">
        {inside}
      </div>
    )
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={count}
      className={row}
      data-kind={category ? 'category' : 'line'}
      data-row={index}
    >
      <button aria-expanded={category && !sheet.isFolded(id)} className={press} onClick={open} type="button">
        {inside}
      </button>
    </li>
  )
})
