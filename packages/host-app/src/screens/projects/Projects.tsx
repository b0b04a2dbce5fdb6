import { listProjects, programSizes, projectPhases } from '@portal/contract/projects'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { useLocation } from 'wouter'
import { ListScreen } from '../../blocks/list/ListScreen.tsx'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useCurrencyChoices } from '../../parts/currencies/texts.ts'
import { useYearFilter } from '../../parts/period/use-year-filter.ts'
import { useProjectTexts } from '../../parts/projects/texts.ts'
import { useDonorFilter } from '../../parts/projects/use-donor-choices.ts'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { ExportProjects } from './ExportProjects.tsx'
import { NewProject } from './NewProject.tsx'
import { useProjectColumns } from './use-project-columns.tsx'

/** The projects that one is assigned to, or all of them; the server decides (decision 35). */
const Projects = () => {
  const t = useProjectTexts()
  const shell = useShellTexts()
  const mayAdd = useMay(['projects', 'add'])
  const { get, set } = useQuery()
  const donors = useDonorFilter(get('donor_id'))
  const [, navigate] = useLocation()
  const add = mayAdd && (
    <Button icon={<Icon name="plus" />} onPress={() => set({ add: 'yes' }, { isStep: true })} variant="primary">
      {t('add')}
    </Button>
  )
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
  return (
    <>
      <ListScreen
        action={
          <>
            <ExportProjects />
            {add}
          </>
        }
        columns={useProjectColumns()}
        empty={{ title: t('empty'), text: t('empty_text'), action: add }}
        filters={filters}
        list={listProjects}
        page={({ id }) => `/staff/project/${id}`}
        search={t('search')}
        sort="-start_date"
        title={shell('pages.Projects')}
      />
      {mayAdd && get('add') && (
        <NewProject
          onAdded={id => navigate(`/staff/project/${id}`)}
          onClose={() => set({ add: undefined }, { isStep: true })}
        />
      )}
    </>
  )
}

export default Projects
