import {
  closeComplaint,
  complaintStatuses,
  identityTypes,
  listComplaints,
  readComplaint,
} from '@portal/contract/complaints/complaints'
import { Page } from '@portal/ui/Page'
import { useRead } from '../../blocks/api/use-read.ts'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { useRestoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useMay } from '../../core/session/session.ts'
import { useHandlingTexts, useShellTexts } from '../../core/texts/texts.ts'
import { useComplaintColumns } from './list/use-complaint-columns.tsx'
import { useManyComplaints } from './list/use-many-complaints.tsx'
import { useComplaintParts } from './use-complaint-parts.tsx'

interface ComplaintRecordProps {
  id: string
  onClose: () => void
}

const ComplaintRecord = ({ id, onClose }: ComplaintRecordProps) => {
  const t = useHandlingTexts()
  const read = useRead(readComplaint, { id })
  return <RecordScreen onClose={onClose} read={read} show={useComplaintParts()} title={t('complaint')} />
}

/** List of complaints. People with the right see all, others their own; the server decides. */
const Complaints = () => {
  const t = useHandlingTexts()
  const title = useShellTexts()('pages.Complaints')
  const { bulkActions, dialog } = useManyComplaints()
  const handles = useMay(closeComplaint.needs)
  const filters = [
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
  ]
  const names = filters.map(({ id }) => id)
  const state = useListState(listComplaints, names, '-filed_at')
  useRestoreFocus(state.open)
  return (
    <Page title={title}>
      <ResourceList
        bulkActions={handles ? bulkActions : undefined}
        columns={useComplaintColumns()}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        filters={filters}
        label={title}
        list={listComplaints}
        rowHref={({ id }) => state.openHref(id)}
        search={t('search')}
        state={state}
      />
      {dialog}
      {state.open && <ComplaintRecord id={state.open} key={state.open} onClose={state.close} />}
    </Page>
  )
}

export default Complaints
