import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { memo } from 'react'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { dollarsOf } from '../model/dollars.ts'
import { fold as foldSign } from '../rows/fold.css.ts'
import { useRowEvent } from '../store/events.ts'
import { TOTALS } from '../store/row-order.ts'
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
  controller: Controller
  id: string
  index: number
  /** Number of rows in the list, without the totals. */
  count?: number
  removeCategory?: (id: string) => void
}

const shown = ['total_minor', 'surplus_minor'] as const

/** A line, a category, or the totals, with planned and remaining amounts. */
export const PhoneRow = memo(
  ({ controller: { store, cursor, openDialog }, id, index, count, removeCategory }: PhoneRowProps) => {
    useRowEvent(store.events, id)
    const t = useBudgetTableTexts()
    const line = store.line(id)
    const category = store.category(id)
    const holder = line ?? category ?? (id === TOTALS ? store.totals() : undefined)
    if (!holder) return null
    const mark = store.marks(id)?.values().next().value
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
              <LineSum amount={holder[sum]} currency={store.project.currency} dollars={dollarsOf(store, holder, sum)} />
            </span>
          ))}
        </span>
      </>
    )
    const show = () => {
      cursor.moveTo({ row: index, column: 0 })
      openDialog({ kind: 'line', id, ...(removeCategory && { removeCategory }) })
    }
    const fold = () => {
      cursor.moveTo({ row: index, column: 0 })
      store.fold(id, !store.isFolded(id))
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
          aria-expanded={category && !store.isFolded(id)}
          className={press}
          onClick={category ? fold : show}
          type="button"
        >
          {inside}
        </button>
        {hasSheet && (
          <span className={corner}>
            <IconButton
              icon={<Icon name="edit" />}
              label={t('edit_category', { name: category?.name })}
              onPress={show}
            />
          </span>
        )}
      </li>
    )
  },
)
