import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { memo } from 'react'
import { useBudgetTexts } from '../../locales/index.ts'
import { fold as foldSign } from '../grid/content.css.ts'
import { useBell } from '../grid/use-bell.ts'
import { TOTALS } from '../sheet/cursor.ts'
import type { Desk } from '../sheet/desk.ts'
import { dollarsOf } from '../sheet/dollars.ts'
import { LineSum } from './LineSum.tsx'
import {
  besideCorner,
  corner,
  fact,
  facts,
  keeps,
  name as nameStyle,
  press,
  row,
  state,
  term,
  title,
} from './phone.css.ts'

interface PhoneRowProps {
  desk: Desk
  id: string
  index: number
  /** How many there are in the list; the totals stand outside. */
  count?: number
  /** Asks for a category to be removed. */
  removeCategory?: (id: string) => void
}

const shown = ['total_minor', 'surplus_minor'] as const

/** A line, a category or the totals with the two facts that matter. */
export const PhoneRow = memo(({ desk: { sheet, cursor, ask }, id, index, count, removeCategory }: PhoneRowProps) => {
  useBell(sheet.bells, id)
  const t = useBudgetTexts()
  const line = sheet.line(id)
  const category = sheet.category(id)
  const holder = line ?? category ?? (id === TOTALS ? sheet.totals() : undefined)
  if (!holder) return null
  const mark = sheet.marks(id)?.values().next().value
  const hasSheet = category?.can.edit || category?.can.delete
  const inside = (
    <>
      <span className={hasSheet ? besideCorner : undefined}>
        {mark && (
          <span className={state} data-state={mark.state}>
            {t(`states.${mark.state}`)}
          </span>
        )}
        <span className={title}>
          {category && <span aria-hidden="true" className={`${foldSign} ${keeps}`} />}
          <span className={nameStyle}>
            {line || category ? `${line?.code ?? category?.code} ${line?.name ?? category?.name}` : t('total')}
          </span>
        </span>
      </span>
      <span className={facts}>
        {shown.map(sum => (
          <span className={fact} key={sum}>
            <span className={term}>{t(`columns.${sum}`)}</span>{' '}
            <LineSum amount={holder[sum]} currency={sheet.project.currency} dollars={dollarsOf(sheet, holder, sum)} />
          </span>
        ))}
      </span>
    </>
  )
  const show = () => {
    cursor.go({ row: index, column: 0 })
    ask({ kind: 'line', id, ...(removeCategory && { removeCategory }) })
  }
  const fold = () => {
    cursor.go({ row: index, column: 0 })
    sheet.fold(id, !sheet.isFolded(id))
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
      <button
        aria-expanded={category && !sheet.isFolded(id)}
        className={press}
        onClick={category ? fold : show}
        type="button"
      >
        {inside}
      </button>
      {hasSheet && (
        <span className={corner}>
          <IconButton icon={<Icon name="edit" />} label={t('edit_category', { name: category?.name })} onPress={show} />
        </span>
      )}
    </li>
  )
})
