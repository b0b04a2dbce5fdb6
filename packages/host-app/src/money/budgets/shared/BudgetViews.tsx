import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { useBudgetTexts } from '../../../core/texts/money.ts'
import { budgetHref } from './hrefs.ts'

const views = {
  budget: budgetHref,
  breakdown: (id: string) => `/staff/project/${id}/breakdown`,
  forecast: (id: string) => `/staff/project/${id}/forecast`,
  monthly: (id: string) => `/staff/project/${id}/monthly`,
  comparison: (id: string) => `/staff/project/${id}/comparison`,
} as const

const names = ['budget', 'breakdown', 'forecast', 'monthly', 'comparison'] as const

interface BudgetViewsProps {
  projectId: string
  /** The view that is open. */
  current: (typeof names)[number]
}

/** Navigation between the views of a project's budget. */
export const BudgetViews = ({ projectId, current }: BudgetViewsProps) => {
  const t = useBudgetTexts()
  return (
    <nav aria-label={t('views')}>
      <Inline>
        {names
          .filter(name => name !== current)
          .map(name => (
            <Link href={views[name](projectId)} key={name}>
              {t(name)}
            </Link>
          ))}
      </Inline>
    </nav>
  )
}
