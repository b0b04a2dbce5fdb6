import { Link } from '@portal/ui/Link'
import { useCurrentRoute } from '../../../core/routing/route-context.ts'
import { useShellTexts } from '../../../core/texts/texts.ts'
import { inBar, underBar } from './HeaderLinks.css.ts'

/** Links to the trainee and instructor pages: in the bar, or under it on phones. */
export const HeaderLinks = ({ position }: { position: 'in_bar' | 'under_bar' }) => {
  const t = useShellTexts()
  const { page } = useCurrentRoute()
  const current = (name: string) => (page.name === name ? { current: 'page' as const } : {})
  return (
    <nav aria-label={t('main_navigation')} className={position === 'in_bar' ? inBar : underBar}>
      <Link href="/sup/trainings" variant="quiet" {...current('UserDashboard')}>
        {t('my_trainings')}
      </Link>
      <Link href="/sup/trainings/instructor" variant="quiet" {...current('InstructorDashboard')}>
        {t('my_teaching')}
      </Link>
    </nav>
  )
}
