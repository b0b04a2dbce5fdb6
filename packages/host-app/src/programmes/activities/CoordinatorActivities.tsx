import { Page } from '@portal/ui/Page'
import { useShellTexts } from '../../core/texts/texts.ts'
import { ActivityList } from './shared/ActivityList.tsx'

/** The activities of the person's teams. */
const CoordinatorActivities = () => {
  const shell = useShellTexts()
  return (
    <Page title={shell('pages.CoordinatorActivities')}>
      <ActivityList />
    </Page>
  )
}

export default CoordinatorActivities
