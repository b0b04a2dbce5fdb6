import { Button } from '../Button/index.ts'
import { elementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { alert } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { foot, problem, root } from './DataTable.css.ts'
import type { DataTableProps } from './props.ts'
import { TableFrame } from './TableFrame.tsx'

const instead = <Row,>({ error, rows, isLoading, empty }: DataTableProps<Row>) => {
  if (error) return error
  if (rows.length > 0) return undefined
  return isLoading ? <Skeleton lines={8} shape="row" /> : (empty ?? null)
}

/**
 * A list of records: a table on wide screens, and labelled values on phones. Lists of more than 100 rows are
 * virtualised, so the browser's own search finds only the rows in the viewport. Printing renders all rows.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { toolbar, more, selected } = props
  const t = useUiTexts()
  const other = instead(props)
  return (
    <div {...elementProps(props)} className={root} data-chosen={toolbar && selected?.size ? '' : undefined}>
      {toolbar}
      {other === undefined ? <TableFrame {...props} /> : other}
      {other === undefined && more && (
        <div className={foot}>
          {more.problem && (
            <p className={problem} role="alert">
              <Glyph path={alert} size="small" />
              {more.problem}
            </p>
          )}
          <Button isBusy={more.isBusy} onPress={more.onPress}>
            {t(more.problem ? 'retry' : 'load_more')}
          </Button>
        </div>
      )}
    </div>
  )
}
