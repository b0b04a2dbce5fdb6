import type { ProjectRecord } from '@portal/contract/projects'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useLocation } from 'wouter'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { ActivityList } from '../../parts/activities/ActivityList.tsx'
import { NewActivity } from '../../parts/activities/NewActivity.tsx'
import { useProjectTexts } from '../../parts/projects/texts.ts'

/** The activities of a project, with the way to add one. */
export const ProjectActivities = ({ project }: { project: ProjectRecord }) => {
  const t = useProjectTexts()
  const { get, set } = useQuery()
  const [, navigate] = useLocation()
  const add = project.can.add_activity && (
    <Button
      icon={<Icon name="plus" size="small" />}
      onPress={() => set({ act: 'add_activity' }, { isStep: true })}
      size="small"
      variant="primary"
    >
      {t('add_activity')}
    </Button>
  )
  return (
    <Stack>
      {add && <Inline spread="end">{add}</Inline>}
      <ActivityList action={add} projectId={project.id} />
      {project.can.add_activity && get('act') === 'add_activity' && (
        <NewActivity
          onAdded={id => navigate(`/staff/activity/${id}`)}
          onClose={() => set({ act: undefined }, { isStep: true })}
          project={project}
        />
      )}
    </Stack>
  )
}
