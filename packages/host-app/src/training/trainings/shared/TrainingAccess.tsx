import type { Need } from '@portal/contract/core/rights/needs'
import { listOpenTrainings } from '@portal/contract/training/sub-activities/enrollments'
import { listOwnTrainings, listTaughtTrainings } from '@portal/contract/training/sub-activities/own-trainings'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import type { ReactNode } from 'react'
import { useMay } from '../../../core/session/session.ts'
import { useShellTexts } from '../../../core/texts/texts.ts'
import { useTrainingTexts } from '../../../core/texts/training.ts'
import { useTrainingsAddress } from './use-trainings-address.ts'

/** The training pages that the user may see, with their names. */
const useOpenPages = () => {
  const t = useTrainingTexts()
  const shell = useShellTexts()
  const address = useTrainingsAddress()
  const mayTake = useMay(listOwnTrainings.needs)
  const mayTeach = useMay(listTaughtTrainings.needs)
  const mayRun = useMay(['sub_activities'])
  const mayEnroll = useMay(listOpenTrainings.needs)
  const isUser = useMay('user_area')
  const open = [
    ...(mayTake ? [{ href: address, label: shell('pages.UserDashboard') }] : []),
    ...(mayTeach ? [{ href: `${address}/instructor`, label: shell('pages.InstructorDashboard') }] : []),
    ...(mayRun && !isUser
      ? [{ href: '/staff/coordinator/sub_activities', label: shell('pages.CoordinatorSubActivities') }]
      : []),
    ...(mayEnroll && isUser ? [{ href: '/sup/enroll', label: t('find_training') }] : []),
    ...(isUser ? [] : [{ href: '/staff/dashboard', label: shell('pages.StaffDashboard') }]),
  ]
  return open.length > 0 ? open : [{ href: '/sup/account', label: shell('pages.Account') }]
}

/** Replaces a page without access: says why and links to accessible pages. */
const OpenPages = ({ title, children }: { title: string; children?: ReactNode }) => {
  const t = useTrainingTexts()
  const links = useOpenPages().map(({ href, label }, at) => (
    <Link href={href} key={href} variant={at === 0 ? 'button' : 'text'}>
      {label}
    </Link>
  ))
  return (
    <EmptyState action={<Inline>{links}</Inline>} picture="no_access" title={title}>
      {children}
      <p>{t('no_access_text')}</p>
    </EmptyState>
  )
}

/** Shown when a training doesn't exist or isn't the user's own. Links to other pages. */
export const TrainingNotFound = () => {
  const t = useTrainingTexts()
  return (
    <div role="alert">
      <OpenPages title={t('not_found')}>
        <p>{t('not_found_text')}</p>
      </OpenPages>
    </div>
  )
}

interface TrainingAccessProps {
  /** The right that the page needs. */
  needs: Need
  /** Title of the page. */
  title: string
  children: ReactNode
}

/** Restricts a training page to people with the right. Others get links to accessible pages. */
export const TrainingAccess = ({ needs, title, children }: TrainingAccessProps) => {
  const t = useTrainingTexts()
  if (useMay(needs)) return children
  return (
    <Page title={title}>
      <OpenPages title={t('no_access')} />
    </Page>
  )
}
