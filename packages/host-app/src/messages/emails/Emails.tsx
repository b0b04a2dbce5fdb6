import { emailStates } from '@portal/contract/core/records/email-states'
import { listEmails } from '@portal/contract/messages/emails'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { useSendsMail } from '../../blocks/api/use-installation.ts'
import { ListScreen } from '../../blocks/list/ListScreen.tsx'
import { useEmailTexts } from '../../core/texts/messages.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { EmailRecord } from './EmailRecord.tsx'
import { EmailStatus } from './shared/EmailStatus.tsx'

/** Outbox for the sysadmin: messages, recipients, and delivery status. */
const Emails = () => {
  const t = useEmailTexts()
  const shell = useShellTexts()
  const sendsMail = useSendsMail()
  return (
    <ListScreen
      action={
        <Link href="/staff/email_templates" variant="button">
          {shell('pages.EmailTemplates')}
        </Link>
      }
      columns={[
        { id: 'title', header: t('subject'), cell: row => row.title },
        { id: 'to', header: t('to'), cell: row => <Isolate direction="ltr">{row.to}</Isolate> },
        { id: 'state', header: t('state'), cell: row => <EmailStatus reason={row.reason} state={row.state} /> },
        { id: 'tries', header: t('tries'), align: 'end', cell: row => row.tries },
        {
          id: 'created_at',
          header: t('created'),
          sort: true,
          cell: row => <DateText format="datetime" value={row.created_at} />,
        },
      ]}
      empty={{ title: t('empty'), text: t('empty_text') }}
      filters={[
        { id: 'state', label: t('state'), options: emailStates.map(value => ({ value, label: t(`states.${value}`) })) },
      ]}
      lead={t(sendsMail ? 'lead' : 'lead_kept')}
      list={listEmails}
      record={(id, close) => <EmailRecord id={id} key={id} onClose={close} />}
      search={t('search')}
      sort="-created_at"
      title={shell('pages.Emails')}
    />
  )
}

export default Emails
