import { limits } from '@portal/contract/core/fields/limits'
import { Button } from '@portal/ui/Button'
import { formatNumber } from '@portal/ui/number'
import { useEffect, useState } from 'react'
import { useBlockTexts } from '../../core/texts/texts.ts'
import type { usePages } from '../api/use-read.ts'
import { leaveFocus } from '../navigation/use-restore-focus.ts'

const none: ReadonlySet<string> = new Set()

const idsOf = (rows: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id))

type Pages = Pick<ReturnType<typeof usePages>, 'address' | 'more' | 'total' | 'isMoreFailed' | 'readTo'>

/**
 * The selected rows of a list. Once all loaded rows are selected, `rest` is a button that loads and selects more, up to
 * the bulk limit. While `isReading`, those aren't selected yet.
 */
export const useRowSelection = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  { address, more, total, isMoreFailed, readTo }: Pages,
) => {
  const t = useBlockTexts()
  const [marked, mark] = useState(none)
  const [asked, ask] = useState<{ readonly count: number; readonly of: string }>()
  // A request for all rows applies only to the query it was made for.
  const wanted = asked?.of === address ? asked.count : undefined
  // Rows that left the list are deselected, so that nobody changes them unseen.
  const selected = rows.filter(({ id }) => marked.has(id))
  const most = Math.min(total?.count ?? 0, limits.bulk_rows)
  const isComplete = total?.isExact && total.count <= most
  const hasRest = more && !isMoreFailed && selected.length === rows.length && rows.length < most
  const isRead = wanted !== undefined && (rows.length >= wanted || !more)
  useEffect(() => {
    if (isRead) {
      // The focused button unmounts now.
      leaveFocus()
      mark(idsOf(rows.slice(0, wanted)))
    }
    if (isRead || isMoreFailed) ask(undefined)
  }, [isRead, isMoreFailed, rows, wanted])
  const selectRest = () => {
    ask({ count: most, of: address })
    readTo(most)
  }
  const clear = () => {
    mark(none)
    ask(undefined)
  }
  const rest = (wanted !== undefined || hasRest) && (
    <Button isBusy={wanted !== undefined} onPress={selectRest} size="small" variant="quiet">
      {t(isComplete ? 'select_all' : 'select_first', { shown: formatNumber(most, 0) })}
    </Button>
  )
  return { selected, mark, clear, rest, isReading: wanted !== undefined }
}
