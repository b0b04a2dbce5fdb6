import type { RequestRecord } from '@portal/contract/requests/request-records'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { lazy, Suspense } from 'react'
import { useToday } from '../../../blocks/api/use-today.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useBlockTexts } from '../../../blocks/texts.ts'
import { withTexts } from '../../../core/texts/with-texts.ts'
import { useDownload } from '../../../workspace/reports/use-download.ts'
import { printedOf } from '../shared/paper/printed.ts'
import { usePaperTexts } from '../shared/paper/texts.ts'
import { useRequestReport } from '../shared/paper/use-request-report.ts'
import { useRequestTexts } from '../shared/texts.ts'
import { actionsOn, textsOfAction } from './actions.ts'

const RequestPreview = lazy(withTexts(() => import('./RequestPreview.tsx')))

/** As many as fit next to each other on a phone; the rest is in a menu. */
const BUTTONS = 2

/** What few need, and what has long words: a button only where there is nothing else. */
const isRare = (id: string) => ['short_close', 'copy', 'print', 'download'].includes(id)

/** What delays, ends or reopens a request is never the main action. */
const leadsOn = (id: string) => !['hold', 'cancel', 'complete', 'short_close', 'reopen'].includes(id)

interface RequestActionsProps {
  row: RequestRecord
  /** Begins another request as a copy. Default: the person may add none of this type. */
  onCopy?: (() => void) | undefined
}

/** What the record's own rights allow, the likeliest first; the chosen one is in the URL as `act`. */
export const RequestActions = ({ row, onCopy }: RequestActionsProps) => {
  const t = useRequestTexts()
  const blocks = useBlockTexts()
  const papers = usePaperTexts()
  const { download } = useDownload()
  const reportOf = useRequestReport()
  const today = useToday()
  const { get, set } = useQuery()
  const printed = printedOf(row)
  const downloadRow = async () => printed && download(async () => reportOf(printed, today))
  const go = (act: string) => {
    if (act === 'copy') onCopy?.()
    else if (act === 'download') void downloadRow()
    else set(act === 'sign' ? { act, tab: 'signatures' } : { act }, { isStep: true })
  }
  const all = [
    // On its own tab the panel has the button.
    ...(row.to_sign.length > 0 && get('tab') !== 'signatures' ? [{ id: 'sign', label: t('sign') }] : []),
    ...actionsOn(row).map(id => ({ id, label: t(`actions.${textsOfAction(row, id)}.button`) })),
    ...(row.can.edit ? [{ id: 'edit', label: blocks('edit') }] : []),
    ...(onCopy ? [{ id: 'copy', label: t('copy') }] : []),
    { id: 'print', label: papers('print') },
    { id: 'download', label: papers('download') },
  ]
  const common = all.filter(({ id }) => !isRare(id)).slice(0, BUTTONS)
  const buttons = common.length > 0 ? common : all.slice(0, 1)
  const rest = all.filter(one => !buttons.includes(one))
  return (
    <>
      {buttons.map(({ id, label }, at) => (
        <Button key={id} onPress={() => go(id)} variant={at === 0 && leadsOn(id) ? 'primary' : 'secondary'}>
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu icon={<Icon name="more" />} items={rest} label={blocks('more_actions')} onAction={go} trigger="icon" />
      )}
      {get('act') === 'print' && (
        <Suspense>
          <RequestPreview onClose={() => set({ act: undefined })} row={row} />
        </Suspense>
      )}
    </>
  )
}
