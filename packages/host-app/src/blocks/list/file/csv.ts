import { csvFile } from '@portal/contract/core/fields/csv'
import type { CellContent } from '@portal/ui/cells'
import { withoutMarks } from '@portal/ui/texts'
import type { ListTable } from './table.ts'

const writtenAs = (cell: CellContent): string | number => {
  if (cell.kind === 'number') return cell.value
  if (cell.kind === 'day') return cell.day
  if (cell.kind === 'moment') return cell.moment.replace('T', ' ')
  return cell.text
}

export const csvOf = ({ headers, rows }: ListTable): string =>
  csvFile([headers.map(withoutMarks), ...rows.map(row => row.map(writtenAs))])
