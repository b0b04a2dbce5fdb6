import { Page } from '@portal/ui/Page'
import { SubActivityList } from '../../parts/sub_activities/SubActivityList.tsx'
import { useShellTexts } from '../../texts/texts.ts'

/** The sub-activities whose team the person is in. */
const CoordinatorSubActivities = () => {
  const shell = useShellTexts()
  return (
    <Page title={shell('pages.CoordinatorSubActivities')}>
      <SubActivityList />
    </Page>
  )
}

export default CoordinatorSubActivities
