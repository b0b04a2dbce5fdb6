import type { RequestRecord } from '@portal/contract/requests/request-records'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { lazy, Suspense } from 'react'
import { useToday } from '../../../blocks/api/use-installation.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { withTexts } from '../../../core/texts/i18n.ts'
import { usePaperTexts, useRequestTexts } from '../../../core/texts/requests.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { useDownload } from '../../../workspace/reports/use-download.ts'
import { printedOf } from '../shared/paper/printed.ts'
import { useRequestReport } from '../shared/paper/use-request-report.ts'
import { actionsOn, textsOfAction } from './actions.ts'

const RequestPreview = lazy(withTexts(() => import('./RequestPreview.tsx')))

/** Number of buttons that fit side by side on a phone. A menu contains the rest. */
const BUTTONS = 2

/** Rarely used actions and those with long labels. They become buttons only if there are no others. */
const isRare = (id: string) => ['short_close', 'copy', 'print', 'download'].includes(id)

/** Actions that delay, end, or reopen a request are never the primary action. */
const leadsOn = (id: string) => !['hold', 'cancel', 'complete', 'short_close', 'reopen'].includes(id)

interface RequestActionsProps {
  row: RequestRecord
  /** Starts a new request as a copy. Default: the user can't add this type. */
  onCopy?: (() => void) | undefined
}

/** Actions that the record's rights allow, most likely first. The URL parameter `act` holds the chosen one. */
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
    // The signature tab has its own button.
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
