import { type Partner, partnerEndpoints } from '@portal/contract/partners/partners'
import { confirm } from '@portal/ui/ConfirmDialog'
import { DateText } from '@portal/ui/DateText'
import { Section } from '@portal/ui/Section'
import { fieldsOf } from '../../blocks/resource/field.ts'
import { dateKind, textKind } from '../../blocks/resource/kinds.tsx'
import { ResourceScreen } from '../../blocks/resource/ResourceScreen.tsx'
import { usePartnerTexts, useShellTexts } from '../../core/texts/texts.ts'
import { OriginField, OriginList } from './OriginList.tsx'
import { originsIn, themeIn, widgetsIn } from './partner-form.ts'
import { SiteParts } from './SiteParts.tsx'
import { ThemeFields } from './theme/ThemeFields.tsx'
import { WidgetFields, WidgetList } from './WidgetFields.tsx'

const field = fieldsOf<Partner>()

/** Sites that may embed widgets: an exact allowlist, managed by the sysadmin. */
const Partners = () => {
  const t = usePartnerTexts()
  const shell = useShellTexts()
  const { list, read, add, edit, delete: remove } = partnerEndpoints
  return (
    <ResourceScreen
      create={add}
      edit={edit}
      fields={[
        field('name', t('name'), textKind(), { views: ['list', 'form'], sort: true, help: t('name_help') }),
        {
          id: 'origins',
          label: t('origins'),
          cell: row => <OriginList origins={row.origins} />,
          input: row => <OriginField origins={row?.origins ?? []} />,
          read: originsIn,
        },
        {
          id: 'widgets',
          label: t('widgets'),
          cell: row => <WidgetList widgets={row.widgets} />,
          input: row => <WidgetFields widgets={row?.widgets ?? ['complaint']} />,
          read: widgetsIn,
        },
        {
          id: 'last_seen',
          label: t('last_seen'),
          cell: row => (row.last_seen_at ? <DateText format="datetime" value={row.last_seen_at} /> : t('never')),
        },
        field('created_at', t('created'), dateKind, { views: ['list', 'record'] }),
        {
          id: 'theme',
          label: t('theme'),
          input: row => (
            <Section help={t('theme_help')} level={3} title={t('theme')}>
              <ThemeFields theme={row?.theme ?? {}} />
            </Section>
          ),
          read: themeIn,
        },
      ]}
      lead={t('lead')}
      list={list}
      record={{
        endpoint: read,
        name: row => row.name,
        parts: row => ({ children: <SiteParts partner={row} /> }),
      }}
      remove={{
        endpoint: remove,
        deleted: ({ name }) => t('deleted', { name }),
        ask: ({ name }) => confirm({ title: t('delete_title', { name }), text: t('delete_text'), action: t('delete') }),
      }}
      sort="name"
      texts={t}
      title={shell('pages.Partners')}
    />
  )
}

export default Partners
