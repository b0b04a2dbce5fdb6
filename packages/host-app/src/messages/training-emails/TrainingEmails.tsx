import { listTrainingEmails } from '@portal/contract/messages/training-emails'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useEmailTexts, useTrainingEmailTexts } from '../../core/texts/messages.ts'
import { MailingRecord } from '../emails/shared/MailingRecord.tsx'
import { NewTrainingEmail } from './NewTrainingEmail.tsx'

/** Emails sent to people of a training. Each opens its delivery status per recipient. */
export const TrainingEmails = ({ id }: { id: string }) => {
  const t = useTrainingEmailTexts()
  const emails = useEmailTexts()
  const { get, set } = useQuery()
  const state = useListState(listTrainingEmails, [], '-created_at', { isInTab: true })
  const isWriting = get('act') === 'write'
  useRestoreFocus(state.open ?? (isWriting ? 'write' : undefined))
  if (isWriting) {
    const close = (open?: string) => set({ act: undefined, open }, { isStep: true })
    return <NewTrainingEmail id={id} onClose={() => close()} onSent={close} />
  }
  return (
    <Stack>
      <Inline spread="end">
        <Button
          icon={<Icon name="plus" size="small" />}
          onPress={() => set({ act: 'write' }, { isStep: true })}
          size="small"
          variant="primary"
        >
          {t('new')}
        </Button>
      </Inline>
      <ResourceList
        columns={[
          { id: 'title', header: emails('subject'), cell: row => row.title },
          {
            id: 'created_at',
            header: emails('created'),
            sort: true,
            cell: row => <DateText format="datetime" value={row.created_at} />,
          },
          { id: 'total', header: emails('mailings.recipients'), align: 'end', cell: row => row.total },
          {
            id: 'waiting',
            header: emails('mailings.waiting'),
            align: 'end',
            cell: row => row.counts.waiting + row.counts.kept,
          },
          { id: 'failed', header: emails('states.failed'), align: 'end', cell: row => row.counts.failed },
        ]}
        empty={{ title: t('empty'), text: t('empty_text') }}
        label={t('emails')}
        list={listTrainingEmails}
        rowHref={row => state.openHref(row.id)}
        state={{ ...state, input: { ...state.input, id } }}
      />
      {state.open && <MailingRecord id={state.open} key={state.open} onClose={state.close} />}
    </Stack>
  )
}
