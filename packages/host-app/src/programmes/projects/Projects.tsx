import { exportIati } from '@portal/contract/programmes/iati'
import { addProject, listProjects, programSizes, projectPhases } from '@portal/contract/programmes/projects'
import { Page } from '@portal/ui/Page'
import { useLocation } from 'wouter'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useCreate } from '../../blocks/resource/use-create.tsx'
import { useMay } from '../../core/session/session.ts'
import { useProjectTexts } from '../../core/texts/programmes.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useReportTexts } from '../../core/texts/workspace.ts'
import { useCurrencyChoices } from '../../money/exchange-rates/shared/currency-names.ts'
import { RemovedRecords } from '../../workspace/history/RemovedRecords.tsx'
import { useIatiDownload } from '../../workspace/reports/use-download.ts'
import { useYearFilter } from '../periods/use-year-filter.ts'
import { AddProject } from './AddProject.tsx'
import { useDonorFilter } from './shared/use-donor-choices.ts'
import { useProjectColumns } from './use-project-columns.tsx'

/** Downloads all visible projects as an IATI file, beside the list's own formats. Empty if not permitted. */
const useIatiFile = () => {
  const t = useReportTexts()
  const mayExport = useMay(exportIati.needs)
  const { isWriting, download } = useIatiDownload()
  return mayExport ? [{ id: 'iati', label: t('menu.iati'), isWriting, download: () => void download() }] : []
}

/** The projects assigned to the person, or all. The server decides. */
const Projects = () => {
  const t = useProjectTexts()
  const shell = useShellTexts()
  const { get } = useQuery()
  const donors = useDonorFilter(get('donor_id'))
  const [, navigate] = useLocation()
  const { button, drawer } = useCreate(addProject, t('add'), () => (
    <AddProject onDone={({ id }) => navigate(`/staff/project/${id}`)} />
  ))
  const filters = [
    {
      id: 'waiting',
      label: t('waiting'),
      options: [{ value: 'explanation', label: t('waiting_for.explanation') }],
    },
    { id: 'phase', label: t('phase'), options: projectPhases.map(value => ({ value, label: t(`phases.${value}`) })) },
    { id: 'donor_id', label: t('donor'), options: donors.options, search: donors.search },
    { id: 'currency', label: t('currency'), options: useCurrencyChoices() },
    {
      id: 'program_size',
      label: t('program_size'),
      options: programSizes.map(value => ({ value, label: t(`sizes.${value}`) })),
    },
    useYearFilter(get('year')),
  ]
  const state = useListState(
    listProjects,
    filters.map(({ id }) => id),
    '-start_date',
  )
  const title = shell('pages.Projects')
  return (
    <Page action={button} title={title}>
      <ResourceList
        columns={useProjectColumns()}
        empty={{ title: t('empty'), text: t('empty_text'), action: button }}
        filters={filters}
        label={title}
        list={listProjects}
        otherFiles={useIatiFile()}
        rowHref={({ id }) => `/staff/project/${id}`}
        search={t('search')}
        state={state}
      />
      <RemovedRecords of="projects" />
      {drawer}
    </Page>
  )
}

export default Projects
