import { listEmailTemplates } from '@portal/contract/messages/emails'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { Isolate } from '@portal/ui/Isolate'
import { Page } from '@portal/ui/Page'
import { useTextSource } from '@portal/ui/texts'
import { useRead } from '../../blocks/api/use-read.ts'
import { ListFailed } from '../../blocks/feedback/ListFailed.tsx'
import { TableTools } from '../../blocks/list/file/TableTools.tsx'
import { useEmailTexts } from '../../core/texts/messages.ts'
import { useShellTexts } from '../../core/texts/texts.ts'

/** Messages that the portal sends automatically. Each opens a preview. */
const EmailTemplates = () => {
  const t = useEmailTexts()
  const shell = useShellTexts()
  const { language } = useTextSource()
  const { data, error, isValidating, mutate } = useRead(listEmailTemplates, {})
  const title = language === 'ar' ? 'ar' : 'en'
  const rows = data?.data.map(row => ({ ...row, id: row.name })) ?? []
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { id: 'title', header: t('subject'), primary: true, cell: row => row.titles[title] },
    { id: 'name', header: t('templates.name'), cell: row => <Isolate>{row.name}</Isolate> },
  ]
  return (
    <Page
      breadcrumb={<Breadcrumbs crumbs={[{ label: shell('pages.Emails'), href: '/staff/emails' }]} />}
      lead={t('templates.lead')}
      title={shell('pages.EmailTemplates')}
    >
      <DataTable
        columns={columns}
        empty={<EmptyState icon="mail" title={t('templates.empty')} />}
        error={
          !data &&
          error !== undefined && <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
        }
        isLoading={!data && error === undefined}
        label={shell('pages.EmailTemplates')}
        rowHref={({ name }) => `/staff/email_templates/${name}`}
        rowKey={({ id }) => id}
        rows={rows}
        toolbar={rows.length > 0 && <TableTools columns={columns} label={shell('pages.EmailTemplates')} rows={rows} />}
      />
    </Page>
  )
}

export default EmailTemplates
