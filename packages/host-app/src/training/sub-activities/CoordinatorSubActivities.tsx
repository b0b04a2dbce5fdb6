import { Page } from '@portal/ui/Page'
import { useShellTexts } from '../../core/texts/texts.ts'
import { SubActivityList } from './shared/SubActivityList.tsx'

const CoordinatorSubActivities = () => {
  const shell = useShellTexts()
  return (
    <Page title={shell('pages.CoordinatorSubActivities')}>
      <SubActivityList />
    </Page>
  )
}

export default CoordinatorSubActivities
