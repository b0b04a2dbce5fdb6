import { listPartners } from '@portal/contract/partners'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { Icon } from '@portal/ui/Icon'
import { ResourceScreen } from '../../blocks/ResourceScreen.tsx'
import { useQuery } from '../../blocks/use-query.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { NewPartner } from './NewPartner.tsx'
import { OriginList } from './OriginList.tsx'
import { PartnerRecord } from './PartnerRecord.tsx'
import { usePartnerTexts } from './texts.ts'

/** Sites that may show widgets: an exact list, managed by sysadmin (decision 39). */
const Partners = () => {
  const t = usePartnerTexts()
  const shell = useShellTexts()
  const { get, set } = useQuery()
  const add = (
    <Button icon={<Icon name="plus" />} onPress={() => set({ add: 'yes' }, { isStep: true })} variant="primary">
      {t('add')}
    </Button>
  )
  return (
    <>
      <ResourceScreen
        action={add}
        columns={[
          { id: 'name', header: t('name'), sort: true, cell: row => row.name },
          { id: 'origins', header: t('origins'), cell: row => <OriginList origins={row.origins} /> },
          {
            id: 'last_seen',
            header: t('last_seen'),
            cell: row => (row.last_seen_at ? <DateText format="datetime" value={row.last_seen_at} /> : t('never')),
          },
          { id: 'created', header: t('created'), cell: row => <DateText value={row.created_at} /> },
        ]}
        empty={{ title: t('empty'), text: t('empty_text') }}
        lead={t('lead')}
        list={listPartners}
        record={(id, close) => <PartnerRecord id={id} key={id} onClose={close} />}
        search={t('search')}
        sort="name"
        title={shell('pages.Partners')}
      />
      {get('add') && (
        <NewPartner
          onAdded={open => set({ add: undefined, open })}
          onClose={() => set({ add: undefined }, { isStep: true })}
        />
      )}
    </>
  )
}

export default Partners
