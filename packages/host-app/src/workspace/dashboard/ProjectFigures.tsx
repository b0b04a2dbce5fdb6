import { projectPhases } from '@portal/contract/programmes/projects'
import type { Dashboard } from '@portal/contract/workspace/dashboard'
import { Grid } from '@portal/ui/Grid'
import { Section } from '@portal/ui/Section'
import { Stat } from '@portal/ui/Stat'
import { useDashboardTexts } from '../../core/texts/workspace.ts'
import type { Narrowed } from './use-narrowed.ts'

interface ProjectFiguresProps {
  projects: NonNullable<Dashboard['projects']>
  narrowed: Narrowed
}

/** Number of projects by phase. */
export const ProjectFigures = ({ projects, narrowed }: ProjectFiguresProps) => {
  const t = useDashboardTexts()
  return (
    <Section title={t('projects')}>
      <Grid columns="four">
        <Stat href={narrowed.href('projects')} label={t('all_projects')} value={String(projects.total)} />
        {projectPhases.map(phase => (
          <Stat
            href={narrowed.href('projects', { phase })}
            key={phase}
            label={t(`phases.${phase}`)}
            value={String(projects.phases[phase])}
          />
        ))}
      </Grid>
    </Section>
  )
}
