import { Page } from '@portal/ui/Page'
import { ActivityList } from '../../parts/activities/ActivityList.tsx'
import { useShellTexts } from '../../texts/texts.ts'

/** The activities whose team the person is in. */
const CoordinatorActivities = () => {
  const shell = useShellTexts()
  return (
    <Page title={shell('pages.CoordinatorActivities')}>
      <ActivityList />
    </Page>
  )
}

export default CoordinatorActivities
