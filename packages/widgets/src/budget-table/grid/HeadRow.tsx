import { signOf } from '@portal/ui/Money'
import { useBudgetTexts } from '../../locales/index.ts'
import { columns, isSum, isText } from '../sheet/columns.ts'
import type { Desk } from '../sheet/desk.ts'
import { cell, stays } from './cell.css.ts'
import { headFigure, headRow, row } from './grid.css.ts'
import { parts } from './parts.ts'

const looks: Readonly<Record<string, string>> = { code: stays.code, name: stays.name }

/** The names of the columns; the currency stands here once. */
export const HeadRow = ({ desk }: { desk: Desk }) => {
  const t = useBudgetTexts()
  const sign = signOf(desk.sheet.project.currency)
  return (
    <div {...parts.group} className={headRow}>
      <div {...parts.row({ row: 1 })} className={row}>
        {columns.map((column, at) => (
          <div
            {...parts.head(at + 1)}
            className={`${cell} ${looks[column] ?? (isText(column) ? '' : headFigure)}`}
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
