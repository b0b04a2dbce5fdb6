import { limits } from '@portal/contract/core/fields/limits'
import { readCheckInCode, scannedMarks } from '@portal/contract/training/attendance/attendance'
import { Dialog } from '@portal/ui/Dialog'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import useSWR from 'swr'
import { ListFailed } from '../../../blocks/feedback/ListFailed.tsx'
import { oneOf } from '../../../blocks/navigation/use-query.ts'
import { api } from '../../../core/api.ts'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'
import { QrCode } from '../../../people/second-factors/app/QrCode.tsx'

/** Refreshes at half the code's lifetime, so a visible code stays valid for at least the other half. */
const REFRESH_MS = (limits.check_in_seconds * 1000) / 2

/** Check-in URL that the scanned code opens. */
const addressOf = (code: string) => `${location.origin}/sup/check_in/${code}`

/** Check-in code to scan, refreshed before it expires, with the number of trainees marked so far. */
export const CheckInCode = ({ sessionId, onClose }: { sessionId: string; onClose: () => void }) => {
  const t = useTrainingSessionTexts()
  const [mark, setMark] = useState<(typeof scannedMarks)[number]>('present')
  const { data, error, isValidating, mutate } = useSWR(
    `check-in code ${sessionId} ${mark}`,
    () => api(readCheckInCode, { id: sessionId, mark }),
    // Never reuses the previous code, which has expired by the time the dialog reopens.
    { refreshInterval: REFRESH_MS, dedupingInterval: 0, keepPreviousData: false },
  )
  const { present = 0, late = 0, absent = 0, excused = 0, unmarked = 0 } = data?.data.counts ?? {}
  const marked = present + late + absent + excused
  return (
    <Dialog isDismissable isOpen onClose={onClose} size="large" title={t('code_title')}>
      <Stack>
        <Text>{t('code_text')}</Text>
        <RadioGroup
          label={t('code_counts_as')}
          look="segmented"
          onChange={chosen => setMark(oneOf(scannedMarks, chosen) ?? 'present')}
          options={scannedMarks.map(value => ({ value, label: t(`marks.${value}`) }))}
          value={mark}
        />
        {error !== undefined && <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />}
        {error === undefined && !data && <Skeleton lines={6} shape="row" />}
        {error === undefined && data && (
          <>
            <QrCode label={t('code_label')} size="large">
              {addressOf(data.data.code)}
            </QrCode>
            <Text>{t('checked_in', { marked, total: marked + unmarked })}</Text>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
