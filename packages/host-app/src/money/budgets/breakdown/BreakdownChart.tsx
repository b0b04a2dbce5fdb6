import { percentOf } from '@portal/contract/core/fields/money'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { formatMoney, signOf } from '@portal/ui/Money'
import { StackedChart } from '@portal/ui/StackedChart'
import { useTextSource } from '@portal/ui/texts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { commitmentsHref, expensesHref, linesHref } from '../shared/hrefs.ts'
import { shortAmount } from '../short-amount.ts'

/** The category with the greatest used share, unrounded. The percentage is for display. */
const mostUsed = (categories: Budget['categories']) => {
  const used = categories.map(({ name, spent_minor, committed_minor, total_minor }) => ({
    name,
    share: total_minor === 0 ? 0 : (spent_minor + committed_minor) / total_minor,
    percent: percentOf(spent_minor + committed_minor, total_minor) ?? 0,
  }))
  const [first = { name: '', share: 0, percent: 0 }] = used
  return used.reduce((best, one) => (one.share > best.share ? one : best), first)
}

/** Shows what is spent, committed, and left of each category's plan. */
export const BreakdownChart = ({ budget: { project, categories } }: { budget: Budget }) => {
  const t = useMonitoringTexts()
  const { language, direction } = useTextSource()
  const hrefsOf = (category_id: string) => {
    const lines = linesHref(project.id, category_id)
    return {
      spent: expensesHref(project.id, { category_id }),
      committed: commitmentsHref(project.id, { category_id }),
      ...{ surplus: lines, total: lines },
    }
  }
  const most = mostUsed(categories)
  // Browsers take a heading's direction from its first strong character. The mark fixes it to the page's direction.
  const mark = direction === 'rtl' ? '\u200f' : '\u200e'
  return (
    <StackedChart
      format={value => formatMoney(value, project.currency)}
      formatShort={value => shortAmount(value, project.currency, language)}
      help={t('breakdown_help', { currency: signOf(project.currency) })}
      layout="rows"
      level={2}
      points={categories.map(({ id, name, spent_minor, committed_minor, surplus_minor }) => ({
        label: name,
        values: { spent: spent_minor, committed: committed_minor, surplus: surplus_minor },
        hrefs: hrefsOf(id),
      }))}
      pointsLabel={t('category')}
      series={[
        { id: 'spent', label: t('spent') },
        { id: 'committed', label: t('committed') },
        { id: 'surplus', label: t('surplus') },
      ]}
      title={`${mark}${t('breakdown_chart', { name: most.name, percent: most.percent })}`}
    />
  )
}
