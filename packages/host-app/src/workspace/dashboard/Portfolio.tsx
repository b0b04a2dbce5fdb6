import type { Dashboard } from '@portal/contract/workspace/dashboard'
import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { Link } from '@portal/ui/Link'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { useMay } from '../../core/session/session.ts'
import { useDashboardTexts } from '../../core/texts/workspace.ts'
import { PortfolioChart } from './PortfolioChart.tsx'
import type { Narrowed } from './use-narrowed.ts'
import { usePortfolioColumns } from './use-portfolio-columns.tsx'

const FIRST = 10

interface PortfolioProps {
  budgets: NonNullable<Dashboard['budgets']>
  narrowed: Narrowed
}

/** Projects whose spending is furthest ahead of their schedule come first. */
export const Portfolio = ({ budgets: { total, rows }, narrowed }: PortfolioProps) => {
  const t = useDashboardTexts()
  const columns = usePortfolioColumns()
  const mayAdd = useMay(['projects', 'add'])
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? rows : rows.slice(0, FIRST)
  const empty = narrowed.isNarrowed ? (
    <EmptyState title={t('no_match')}>{t('no_match_text')}</EmptyState>
  ) : (
    <EmptyState
      action={mayAdd && <Link href="/staff/projects?add=yes">{t('add_project')}</Link>}
      title={t('no_projects')}
    >
      {t(mayAdd ? 'no_projects_text' : 'no_projects_yours')}
    </EmptyState>
  )
  return (
    <Section
      help={total > rows.length ? t('portfolio_some', { shown: rows.length, total }) : t('portfolio_help')}
      title={t('portfolio')}
    >
      <Stack gap="large">
        <PortfolioChart rows={rows} />
        <DataTable
          columns={columns}
          empty={empty}
          label={t('portfolio_table')}
          rowHref={({ project }) => `/staff/project/${project.id}`}
          rowKey={({ project }) => project.id}
          rows={shown}
        />
        {shown.length < rows.length && (
          <Button onPress={() => setExpanded(true)}>{t('show_more', { count: rows.length - shown.length })}</Button>
        )}
      </Stack>
    </Section>
  )
}
