import type { Need } from '@portal/contract/needs'
import { listOwnTrainings, listTaughtTrainings } from '@portal/contract/own_trainings'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import type { ReactNode } from 'react'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { useTrainingTexts } from './texts.ts'
import { useTrainingsAddress } from './use-trainings-address.ts'

/** The pages about trainings that the signed-in person may see, by their names. */
const useOpenPages = () => {
  const t = useTrainingTexts()
  const shell = useShellTexts()
  const address = useTrainingsAddress()
  const mayTake = useMay(listOwnTrainings.needs)
  const mayTeach = useMay(listTaughtTrainings.needs)
  const isUser = useMay('user_area')
  return [
    ...(mayTake ? [{ href: address, label: shell('pages.UserDashboard') }] : []),
    ...(mayTeach ? [{ href: `${address}/instructor`, label: shell('pages.InstructorDashboard') }] : []),
    isUser
      ? { href: '/sup/enroll', label: t('find_training') }
      : { href: '/staff/dashboard', label: shell('pages.StaffDashboard') },
  ]
}

interface TrainingAccessProps {
  /** Who may see the page. */
  needs: Need
  /** What the page is called. */
  title: string
  children: ReactNode
}

/** A page of trainings for those who may see it; others are led on to the pages that they may see. */
export const TrainingAccess = ({ needs, title, children }: TrainingAccessProps) => {
  const t = useTrainingTexts()
  const open = useOpenPages()
  if (useMay(needs)) return children
  const links = open.map(({ href, label }) => (
    <Link href={href} key={href} variant="button">
      {label}
    </Link>
  ))
  return (
    <Page title={title}>
      <EmptyState action={<Inline>{links}</Inline>} picture="no_access" title={t('no_access')}>
        {t('no_access_text')}
      </EmptyState>
    </Page>
  )
}
