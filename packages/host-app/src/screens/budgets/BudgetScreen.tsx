import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import type { ReactNode } from 'react'
import { ListFailed, NotRefreshed } from '../../blocks/ListFailed.tsx'
import type { PageName } from '../../routes.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { ProjectCrumbs } from './ProjectCrumbs.tsx'

interface BudgetScreenProps<Data> {
  name: Extract<PageName, 'Forecast' | 'BudgetBreakdown' | 'MonthlyMonitoring'>
  /** From useRead. */
  read: {
    readonly data?: { readonly data: Data } | undefined
    readonly error?: unknown
    readonly isValidating: boolean
    readonly mutate: () => unknown
  }
  show: (data: Data) => ReactNode
}

/** A page about one project's budget: its way here, and what stands there until the figures have come. */
export const BudgetScreen = <Data extends { readonly project: { readonly code: string } }>(
  props: BudgetScreenProps<Data>,
) => {
  const { name, read, show } = props
  const shell = useShellTexts()
  const { data, error, isValidating, mutate } = read
  const retry = () => void mutate()
  return (
    <Page breadcrumb={<ProjectCrumbs code={data?.data.project.code} />} title={shell(`pages.${name}`)}>
      <Stack gap="large">
        {error !== undefined && data && <NotRefreshed onRetry={retry} />}
        {data && show(data.data)}
        {!data && error !== undefined && <ListFailed error={error} isRetrying={isValidating} onRetry={retry} />}
        {!data && error === undefined && <Skeleton lines={8} shape="row" />}
      </Stack>
    </Page>
  )
}
