import { addActivity } from '@portal/contract/programmes/activities'
import type { ProjectRecord } from '@portal/contract/programmes/projects'
import { Button } from '@portal/ui/Button'
import { Drawer } from '@portal/ui/Drawer'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useLocation } from 'wouter'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useActivityTexts, useProjectTexts } from '../../core/texts/programmes.ts'
import { ActivityFields } from '../activities/shared/ActivityFields.tsx'
import { ActivityList } from '../activities/shared/ActivityList.tsx'
import { activityIn } from '../activities/shared/activity-form.ts'

/** The activities of a project. Adding one opens its page, where its texts are written. */
export const ProjectActivities = ({ project }: { project: ProjectRecord }) => {
  const t = useProjectTexts()
  const activities = useActivityTexts()
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
        <Drawer isOpen onClose={() => set({ act: undefined }, { isStep: true })} title={activities('add')}>
          <RecordForm
            endpoint={addActivity}
            onDone={({ data }) => navigate(`/staff/activity/${data.id}`)}
            read={form => ({ ...activityIn(form), project_id: project.id })}
            submit={activities('add')}
          >
            <Text tone="muted">{activities('add_help')}</Text>
            <ActivityFields project={project} />
          </RecordForm>
        </Drawer>
      )}
    </Stack>
  )
}
