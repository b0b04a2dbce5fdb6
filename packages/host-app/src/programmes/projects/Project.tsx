import { editProject, type ProjectRecord, projectDeletion, readProject } from '@portal/contract/programmes/projects'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Stack } from '@portal/ui/Stack'
import { useLocation } from 'wouter'
import { useRead } from '../../blocks/api/use-read.ts'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { RecordActions } from '../../blocks/record/RecordActions.tsx'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useProjectTexts } from '../../core/texts/programmes.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { AskRates } from '../../money/exchange-rates/shared/AskRates.tsx'
import { DeleteWithImpact } from '../../workspace/deletion-impact/DeleteWithImpact.tsx'
import { ProjectFields, projectIn } from './ProjectFields.tsx'
import { ReportMenu } from './reports/ReportMenu.tsx'
import { PhaseStatus } from './shared/PhaseStatus.tsx'
import { useProjectFacts } from './use-project-facts.tsx'
import { useProjectTabs } from './use-project-tabs.tsx'

/** One project: its facts and tabs. */
const Project = () => {
  const t = useProjectTexts()
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const [, navigate] = useLocation()
  const read = useRead(readProject, { id })
  const factsOf = useProjectFacts()
  const tabsOf = useProjectTabs()
  const stop = () => set({ act: undefined })
  const project = read.data?.data
  const edited = (row: ProjectRecord) => ({
    title: t('edit_title', { name: row.name }),
    children: (
      <Stack width="form">
        <AskRates>
          <RecordForm endpoint={editProject} onCancel={stop} onDone={stop} read={projectIn} record={row}>
            <ProjectFields project={row} />
          </RecordForm>
        </AskRates>
      </Stack>
    ),
  })
  return (
    <>
      <RecordScreen
        breadcrumb={<Breadcrumbs crumbs={[{ label: shell('pages.Projects'), href: '/staff/projects' }]} />}
        read={read}
        show={row =>
          row.can.edit && get('act') === 'edit'
            ? edited(row)
            : {
                title: row.name,
                status: <PhaseStatus phase={row.phase} />,
                action: (
                  <RecordActions can={row.can}>
                    <ReportMenu project={row} />
                  </RecordActions>
                ),
                facts: factsOf(row),
                tabs: tabsOf(row),
                workTabs: ['timeline', 'budget', 'expenses', 'commitments'],
              }
        }
        title={t('project')}
      />
      {project?.can.delete && get('act') === 'delete' && (
        <DeleteWithImpact
          deleted={t('deleted')}
          endpoints={projectDeletion}
          onClose={stop}
          onDone={() => navigate('/staff/projects', { replace: true })}
          record={{ id, version: project.version }}
          title={t('delete_title', { name: project.name })}
        />
      )}
    </>
  )
}

export default Project
