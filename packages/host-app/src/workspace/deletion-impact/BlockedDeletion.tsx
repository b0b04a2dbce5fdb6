import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { formatDate } from '@portal/ui/DateText'
import { Stack } from '@portal/ui/Stack'
import { useTextSource } from '@portal/ui/texts'
import type { ReactNode } from 'react'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useDeletionImpactTexts } from '../../core/texts/workspace.ts'
import { ImpactNames } from './ImpactNames.tsx'

/** Texts for records that can't be deleted. */
export interface RecordsThatStay {
  readonly title: string
  readonly text: string
  /** Does something else instead. Default: a button that closes the dialog. */
  readonly action?: ReactNode
}

interface BlockedDeletionProps {
  impact: Pick<DeletionImpact, 'blockers' | 'closed_months' | 'records'>
  labelOf: (kind: string, count: number) => string
  records: RecordsThatStay | undefined
  onClose: () => void
}

/**
 * Lists the documents, closed months, and records that block a deletion. Doesn't ask for the code, because the request
 * would fail.
 */
export const BlockedDeletion = ({ impact, labelOf, records, onClose }: BlockedDeletionProps) => {
  const t = useDeletionImpactTexts()
  const blocks = useBlockTexts()
  const { language } = useTextSource()
  const { blockers, closed_months, records: stay = [] } = impact
  const months = closed_months.map(({ month, of }) => {
    const name = formatDate(`${month}-01`, 'month', language)
    return { id: `${of} ${month}`, name, of }
  })
  return (
    <Stack>
      {months.length > 0 && (
        <>
          <Banner title={t('blocked_title')} tone="warning">
            {t('closed')}
          </Banner>
          <ImpactNames label={t('closed_months')} of={{ count: months.length, names: months }} />
        </>
      )}
      {blockers.count > 0 && (
        <>
          <Banner title={t('blocked_title')} tone="warning">
            {t('blocked')}
          </Banner>
          <ImpactNames label={t('documents', { count: blockers.count })} of={blockers} />
        </>
      )}
      {records && stay.length > 0 && (
        <>
          <Banner title={records.title} tone="warning">
            {records.text}
          </Banner>
          {stay.map(({ kind, count }) => (
            <ImpactNames key={kind} label={labelOf(kind, count)} of={{ count, names: [] }} />
          ))}
        </>
      )}
      <div>{records?.action ?? <Button onPress={onClose}>{blocks('close')}</Button>}</div>
    </Stack>
  )
}
