import { type ReactNode, Suspense } from 'react'
import { useUiTexts } from '../locales/index.ts'
import { ScrollArea } from '../ScrollArea/index.ts'
import { Text } from '../Text/index.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { layer, tableBox } from './ChartFrame.css.ts'
import { ChartSkeleton, LineSpacer } from './ChartSkeleton.tsx'
import { ChartTable, type ExtraColumn } from './ChartTable.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { PictureProps } from './props.ts'

interface ChartBodyProps {
  drawn: PictureProps
  pointsLabel: string
  children: ReactNode
  extra: ExtraColumn | undefined
  lines: number | undefined
  isTable: boolean
  hasFailed: boolean
  onFail: () => void
}

/** The drawing with its hidden table, or the table alone. */
export const ChartBody = (props: ChartBodyProps) => {
  const { drawn, pointsLabel, children, extra, lines, isTable, hasFailed, onFail } = props
  const t = useUiTexts()
  const table = <ChartTable drawn={drawn} extra={extra} isSeen={isTable} pointsLabel={pointsLabel} />
  return (
    <>
      {lines && <LineSpacer count={lines} />}
      {!isTable && (
        <ErrorBoundary onFail={onFail}>
          <div className={layer}>
            <Suspense fallback={<ChartSkeleton />}>{children}</Suspense>
          </div>
        </ErrorBoundary>
      )}
      {isTable ? (
        <div className={tableBox}>
          {hasFailed && <Text tone="muted">{t('chart_failed')}</Text>}
          <ScrollArea axis="inline" label={drawn.title}>
            {table}
          </ScrollArea>
        </div>
      ) : (
        <div className={hidden}>{table}</div>
      )}
    </>
  )
}
