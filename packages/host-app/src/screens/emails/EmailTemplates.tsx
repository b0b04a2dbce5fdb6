import { listEmailTemplates } from '@portal/contract/emails'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { DataTable } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { Isolate } from '@portal/ui/Isolate'
import { Page } from '@portal/ui/Page'
import { useTextSource } from '@portal/ui/texts'
import { ListFailed } from '../../blocks/ListFailed.tsx'
import { useRead } from '../../blocks/use-read.ts'
import { useEmailTexts } from '../../parts/emails/texts.ts'
import { useShellTexts } from '../../texts/texts.ts'

/** The messages that the portal writes by itself; each opens as its recipients get it. */
const EmailTemplates = () => {
  const t = useEmailTexts()
  const shell = useShellTexts()
  const { language } = useTextSource()
  const { data, error, isValidating, mutate } = useRead(listEmailTemplates, {})
  const title = language === 'ar' ? 'ar' : 'en'
  return (
    <Page
      breadcrumb={<Breadcrumbs crumbs={[{ label: shell('pages.Emails'), href: '/staff/emails' }]} />}
      lead={t('templates.lead')}
      title={shell('pages.EmailTemplates')}
    >
      <DataTable
        columns={[
          { id: 'title', header: t('subject'), primary: true, cell: row => row.titles[title] },
          { id: 'name', header: t('templates.name'), cell: row => <Isolate>{row.name}</Isolate> },
        ]}
        empty={<EmptyState icon="mail" title={t('templates.empty')} />}
        error={
          !data &&
          error !== undefined && <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
        }
        isLoading={!data && error === undefined}
        label={shell('pages.EmailTemplates')}
        rowHref={({ name }) => `/staff/email_templates/${name}`}
        rowKey={({ name }) => name}
        rows={data?.data ?? []}
      />
    </Page>
  )
}

export default EmailTemplates
