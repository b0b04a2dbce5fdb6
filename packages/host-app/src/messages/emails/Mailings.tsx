import { listMailings } from '@portal/contract/messages/emails'
import { DateText } from '@portal/ui/DateText'
import { ListScreen } from '../../blocks/list/ListScreen.tsx'
import { useEmailTexts } from '../../core/texts/messages.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { MailingRecord } from './shared/MailingRecord.tsx'

/** Mailings by staff, with their recipient and delivery counts. */
const Mailings = () => {
  const t = useEmailTexts()
  const shell = useShellTexts()
  return (
    <ListScreen
      columns={[
        { id: 'title', header: t('subject'), cell: row => row.title },
        {
          id: 'created_at',
          header: t('created'),
          sort: true,
          cell: row => <DateText format="datetime" value={row.created_at} />,
        },
        { id: 'total', header: t('mailings.recipients'), align: 'end', cell: row => row.total },
        { id: 'sent', header: t('states.sent'), align: 'end', cell: row => row.counts.sent },
        {
          id: 'waiting',
          header: t('mailings.waiting'),
          align: 'end',
          cell: row => row.counts.waiting + row.counts.kept,
        },
        { id: 'failed', header: t('states.failed'), align: 'end', cell: row => row.counts.failed },
      ]}
      empty={{ title: t('mailings.empty'), text: t('mailings.empty_text') }}
      lead={t('mailings.lead')}
      list={listMailings}
      record={(id, close) => <MailingRecord id={id} key={id} onClose={close} />}
      search={t('mailings.search')}
      sort="-created_at"
      title={shell('pages.Mailings')}
    />
  )
}

export default Mailings
