import { signOf } from '@portal/ui/Money'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { columns, isSum, isText } from '../model/columns.ts'
import { aria } from './aria.ts'
import { cell, stickyCells } from './cell.css.ts'
import { headRow, numberHeader, row } from './grid.css.ts'

const classNames: Readonly<Record<string, string>> = { code: stickyCells.code, name: stickyCells.name }

/** Column headers. The currency appears only here. */
export const HeadRow = ({ controller }: { controller: Controller }) => {
  const t = useBudgetTableTexts()
  const sign = signOf(controller.store.project.currency)
  return (
    <div {...aria.group} className={headRow}>
      <div {...aria.row({ row: 1 })} className={row}>
        {columns.map((column, at) => (
          <div
            {...aria.head(at + 1)}
            className={`${cell} ${classNames[column] ?? (isText(column) ? '' : numberHeader)}`}
            key={column}
          >
            {t(`columns.${column}`)}
            {(isSum(column) || column === 'price_minor') && ` ${sign}`}
          </div>
        ))}
      </div>
    </div>
  )
}
