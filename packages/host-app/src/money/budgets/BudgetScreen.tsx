import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Isolate } from '@portal/ui/Isolate'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import type { ReactNode } from 'react'
import type { ReadState } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { BudgetViews } from './shared/BudgetViews.tsx'

const viewOf = {
  Forecast: 'forecast',
  BudgetBreakdown: 'breakdown',
  MonthlyMonitoring: 'monthly',
  BudgetComparison: 'comparison',
} as const

/** These views have a column per month or version, so they use the full window width. */
const wide: readonly (keyof typeof viewOf)[] = ['Forecast', 'BudgetComparison']

interface BudgetScreenProps<Data> {
  name: keyof typeof viewOf
  /** Result of `useRead`. */
  read: ReadState<{ readonly data: Data }>
  show: (data: Data) => ReactNode
}

const ProjectCrumbs = ({ code }: { code: string | undefined }) => {
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  return (
    <Breadcrumbs
      crumbs={[
        { label: shell('pages.Projects'), href: '/staff/projects' },
        { label: code ?? shell('pages.Project'), href: `/staff/project/${id}` },
      ]}
    />
  )
}

/** Frame of a page about one project's budget: breadcrumb, and loading or error state until the data arrives. */
export const BudgetScreen = <Data extends { readonly project: { readonly code: string; readonly name: string } }>(
  props: BudgetScreenProps<Data>,
) => {
  const { name, read, show } = props
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  const project = read.data?.data.project
  return (
    <Page
      breadcrumb={<ProjectCrumbs code={project?.code} />}
      lead={project && <Isolate direction="auto">{project.name}</Isolate>}
      title={shell(`pages.${name}`)}
      width={wide.includes(name) ? 'full' : 'page'}
    >
      <Stack gap="large">
        <BudgetViews current={viewOf[name]} projectId={id} />
        <Loaded placeholder={<Skeleton lines={8} shape="row" />} read={read}>
          {({ data }) => show(data)}
        </Loaded>
      </Stack>
    </Page>
  )
}
