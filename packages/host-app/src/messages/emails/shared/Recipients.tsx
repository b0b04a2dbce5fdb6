import { listMailingRecipients } from '@portal/contract/messages/emails'
import { DataTable } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { Isolate } from '@portal/ui/Isolate'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { usePages } from '../../../blocks/api/use-read.ts'
import { ListFailed } from '../../../blocks/feedback/ListFailed.tsx'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useEmailTexts } from '../../../core/texts/messages.ts'
import { EmailStatus } from './EmailStatus.tsx'

/** Delivery status of a mailing per recipient, with the reason for failures. */
export const Recipients = ({ id }: { id: string }) => {
  const t = useEmailTexts()
  const problemText = useProblemText()
  const [isFailedOnly, setFailedOnly] = useState(false)
  const state = isFailedOnly ? { state: 'failed' as const } : {}
  const { rows, error, isLoading, isLoadingMore, isMoreFailed, isValidating, more, refresh } = usePages(
    listMailingRecipients,
    { id, ...state },
  )
  return (
    <Section level={3} title={t('mailings.recipients')}>
      <RadioGroup
        label={t('mailings.result')}
        look="segmented"
        onChange={value => setFailedOnly(value === 'failed')}
        options={[
          { value: 'all', label: t('mailings.all') },
          { value: 'failed', label: t('mailings.not_delivered') },
        ]}
        value={isFailedOnly ? 'failed' : 'all'}
      />
      <DataTable
        columns={[
          { id: 'to', header: t('to'), cell: row => <Isolate direction="ltr">{row.to}</Isolate> },
          {
            id: 'state',
            header: t('mailings.result'),
            cell: row => (
              <Stack gap="none">
                <EmailStatus reason={row.reason} state={row.state} />
                {row.reason !== null &&
                  (row.reason === 'account_inactive' ? (
                    t('mailings.inactive')
                  ) : (
                    <Isolate direction="ltr">{row.reason}</Isolate>
                  ))}
              </Stack>
            ),
          },
        ]}
        empty={<EmptyState icon="mail" title={t('mailings.no_failed')} />}
        error={error !== undefined && !rows && <ListFailed error={error} isRetrying={isValidating} onRetry={refresh} />}
        isLoading={isLoading}
        label={t('mailings.recipients')}
        rowKey={row => row.id}
        rows={rows ?? []}
        {...(more && {
          more: { onPress: more, isBusy: isLoadingMore, ...(isMoreFailed && { problem: problemText(error) }) },
        })}
      />
    </Section>
  )
}
