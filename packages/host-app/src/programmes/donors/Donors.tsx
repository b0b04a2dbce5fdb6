import { type Donor, donorDeletion, donorEndpoints } from '@portal/contract/programmes/donors'
import { listProjects } from '@portal/contract/programmes/projects'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { fieldsOf } from '../../blocks/resource/field.ts'
import { codeKind, countryKind, dateKind, optionalTextKind, textKind } from '../../blocks/resource/kinds.tsx'
import { ResourceScreen } from '../../blocks/resource/ResourceScreen.tsx'
import { useMay } from '../../core/session/session.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { portalTextsOf } from '../../core/texts/texts-of.tsx'
import type donors from '../../locales/en/programmes/donors.json'
import { DeleteWithImpact } from '../../workspace/deletion-impact/DeleteWithImpact.tsx'
import { FoldedHistory } from '../../workspace/history/History.tsx'
import { RemovedRecords } from '../../workspace/history/RemovedRecords.tsx'

const useDonorTexts = portalTextsOf<typeof donors>('donors')
const field = fieldsOf<Donor>()

/** Number of a donor's projects. Links to them for people who see all projects. */
const ProjectCount = ({ donor }: { donor: Donor }) => {
  const seesAll = useMay({ allOf: [listProjects.needs, ['projects', 'view_all']] })
  const count = String(donor.projects)
  if (!seesAll || donor.projects === 0) return <Isolate>{count}</Isolate>
  return <Link href={`/staff/projects?donor_id=${donor.id}`}>{count}</Link>
}

const Donors = () => {
  const t = useDonorTexts()
  const shell = useShellTexts()
  const { list, read, add, edit } = donorEndpoints
  return (
    <ResourceScreen
      below={<RemovedRecords of="donors" />}
      create={add}
      edit={edit}
      fields={[
        field('full_name', t('full_name'), textKind(), { views: ['list'], sort: true, primary: true }),
        field('code', t('code'), codeKind, { help: t('code_help'), sort: true }),
        field('full_name', t('full_name'), textKind(), { views: ['form'] }),
        field('abbreviation', t('abbreviation'), optionalTextKind()),
        field('country', t('country'), countryKind),
        { id: 'projects', label: t('projects'), align: 'end', cell: row => <ProjectCount donor={row} /> },
        field('created_at', t('created_at'), dateKind, { views: ['list', 'record'], sort: true }),
      ]}
      list={list}
      record={{
        endpoint: read,
        name: row => row.full_name,
        parts: ({ id }) => ({ children: <FoldedHistory id={id} kind="donor" /> }),
      }}
      remove={({ id, version, full_name }, { onClose, onDone }) => (
        <DeleteWithImpact
          deleted={t('deleted')}
          endpoints={donorDeletion}
          onClose={onClose}
          onDone={onDone}
          record={{ id, version }}
          title={t('delete_title', { name: full_name })}
        />
      )}
      sort="code"
      texts={t}
      title={shell('pages.Donors')}
    />
  )
}

export default Donors
