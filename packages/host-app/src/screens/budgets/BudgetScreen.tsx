import { Isolate } from '@portal/ui/Isolate'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import type { ReactNode } from 'react'
import { ListFailed, NotRefreshed } from '../../blocks/feedback/ListFailed.tsx'
import { BudgetViews } from '../../parts/budget_lines/BudgetViews.tsx'
import { useCurrentRoute } from '../../routing/route-context.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { ProjectCrumbs } from './ProjectCrumbs.tsx'

const viewOf = {
  Forecast: 'forecast',
  BudgetBreakdown: 'breakdown',
  MonthlyMonitoring: 'monthly',
  BudgetComparison: 'comparison',
} as const

/** Those whose columns are as many as months or versions take the whole window. */
const wide: readonly (keyof typeof viewOf)[] = ['Forecast', 'BudgetComparison']

interface BudgetScreenProps<Data> {
  name: keyof typeof viewOf
  /** From useRead. */
  read: {
    readonly data?: { readonly data: Data } | undefined
    readonly error?: unknown
    readonly isValidating: boolean
    readonly mutate: () => unknown
  }
  show: (data: Data) => ReactNode
}

/** A page about one project's budget: its breadcrumb, and what is shown until the figures have come. */
export const BudgetScreen = <Data extends { readonly project: { readonly code: string; readonly name: string } }>(
  props: BudgetScreenProps<Data>,
) => {
  const { name, read, show } = props
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  const { data, error, isValidating, mutate } = read
  const project = data?.data.project
  const retry = () => void mutate()
  return (
    <Page
      breadcrumb={<ProjectCrumbs code={project?.code} />}
      lead={project && <Isolate direction="auto">{project.name}</Isolate>}
      title={shell(`pages.${name}`)}
      width={wide.includes(name) ? 'full' : 'page'}
    >
      <Stack gap="large">
        <BudgetViews current={viewOf[name]} projectId={id} />
        {error !== undefined && data && <NotRefreshed onRetry={retry} />}
        {data && show(data.data)}
        {!data && error !== undefined && <ListFailed error={error} isRetrying={isValidating} onRetry={retry} />}
        {!data && error === undefined && <Skeleton lines={8} shape="row" />}
      </Stack>
    </Page>
  )
}
