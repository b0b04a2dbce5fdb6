import { complaintStatuses, identityTypes, listComplaints } from '@portal/contract/complaints'
import { ListScreen } from '../../blocks/ListScreen.tsx'
import { useShellTexts } from '../../texts/texts.ts'
import { ComplaintRecord } from './ComplaintRecord.tsx'
import { useHandlingTexts } from './texts.ts'
import { useComplaintColumns } from './use-complaint-columns.tsx'

/** Complaints: all for those who may view all, else one's own; the server decides (decision 35). */
const Complaints = () => {
  const t = useHandlingTexts()
  const shell = useShellTexts()
  return (
    <ListScreen
      columns={useComplaintColumns()}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      filters={[
        {
          id: 'status',
          label: t('status'),
          options: complaintStatuses.map(value => ({ value, label: t(`statuses.${value}`) })),
        },
        {
          id: 'identity_type',
          label: t('identity'),
          options: identityTypes.map(value => ({ value, label: t(`identities.${value}`) })),
        },
        {
          id: 'answered',
          label: t('answered'),
          options: (['yes', 'no'] as const).map(value => ({ value, label: t(`answers.${value}`) })),
        },
      ]}
      list={listComplaints}
      record={(id, close) => <ComplaintRecord id={id} key={id} onClose={close} />}
      search={t('search')}
      sort="-filed_at"
      title={shell('pages.Complaints')}
    />
  )
}

export default Complaints
