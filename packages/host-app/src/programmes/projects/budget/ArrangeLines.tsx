import { readBudget } from '@portal/contract/money/budgets/budgets'
import { Drawer } from '@portal/ui/Drawer'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Movable, MoveButtons } from '@portal/ui/Movable'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useBudgetTexts } from '../../../core/texts/money.ts'
import { LineName } from '../../../money/budgets/shared/table-parts.tsx'
import { rowsOf } from './arranged-rows.ts'
import { useMoveLine } from './use-move-line.ts'

/** Reorders budget lines in one list with the category headings. A line moved past a heading changes its category. */
export const ArrangeLines = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => {
  const t = useBudgetTexts()
  const { data, mutate } = useRead(readBudget, { id: projectId })
  const budget = data?.data
  const move = useMoveLine(budget, next => void mutate(next && { data: next }, { revalidate: next === undefined }))
  const [first, ...rows] = budget ? rowsOf(budget) : []
  const heading = (code: string, name: string) => (
    <Heading level={3}>
      <LineName item={{ code, name }} />
    </Heading>
  )
  return (
    <Drawer isOpen onClose={onClose} title={t('arrange')}>
      {!budget && <Skeleton lines={8} shape="row" />}
      {budget && (
        <Stack>
          <Text tone="muted">{t('arrange_help')}</Text>
          {first && heading(first.code, first.name)}
          <Stack as="ol">
            {rows.map(({ kind, id, code, name }, at) => (
              <Movable as="li" key={id}>
                {kind === 'category' ? (
                  heading(code, name)
                ) : (
                  <Inline spread="between">
                    <Text>
                      <LineName item={{ code, name }} />
                    </Text>
                    <MoveButtons at={at} count={rows.length} name={`${code} ${name}`} onMove={to => move(at, to)} />
                  </Inline>
                )}
              </Movable>
            ))}
          </Stack>
        </Stack>
      )}
    </Drawer>
  )
}
