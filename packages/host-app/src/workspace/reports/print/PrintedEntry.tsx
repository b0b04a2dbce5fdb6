import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { signOf } from '@portal/ui/Money'
import { formatNumber } from '@portal/ui/number'
import { type CellEntry, type CellKind, isMonth, type Value } from '../../../core/workbook/kinds.ts'
import { quiet } from './paper.css.ts'

// Western digits in every language, with up to 8 decimals.
const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 8 })

const ofNumber = (kind: CellKind, value: number) => {
  if (kind === 'money') return formatNumber(value, 2)
  return kind === 'percent' ? `${formatNumber(value * 100, 2, true)}%` : figures.format(value)
}

const Own = ({ kind, value }: { kind: CellKind; value: Value }) => {
  if (value === null || value === '') return '—'
  if (typeof value === 'number') return <Isolate>{ofNumber(kind, value)}</Isolate>
  if (kind === 'day') return <DateText value={value} />
  if (kind === 'month' && isMonth(value)) return <DateText format="month" value={`${value}-01`} />
  // Prints the URL itself, because paper has no links.
  if (kind === 'link')
    return (
      <Link href={value} isExternal>
        <Isolate>{value}</Isolate>
      </Link>
    )
  return <Isolate direction="auto">{value}</Isolate>
}

/** A printed value with its dollar amount below. */
export const PrintedEntry = ({ kind, entry: { value, usd } }: { kind: CellKind; entry: CellEntry }) => (
  <>
    <Own kind={kind} value={value} />
    {usd !== undefined && usd !== null && (
      <span className={quiet}>
        <Isolate>{`${signOf('usd')}${formatNumber(usd, 2)}`}</Isolate>
      </span>
    )}
  </>
)
