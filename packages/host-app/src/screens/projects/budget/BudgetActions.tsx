import type { Budget } from '@portal/contract/budgets'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { useQuery } from '../../../blocks/use-query.ts'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { useBudgetTexts } from './texts.ts'

const views = ['breakdown', 'forecast', 'monthly'] as const

/** Other views of the budget, and what is done with it as a whole. */
export const BudgetActions = ({ budget: { project, can } }: { budget: Budget }) => {
  const t = useBudgetTexts()
  const { get, set } = useQuery()
  return (
    <Inline spread="between">
      <nav aria-label={t('views')}>
        <Inline>
          {views.map(view => (
            <Link href={`/staff/project/${project.id}/${view}`} key={view}>
              {t(view)}
            </Link>
          ))}
        </Inline>
      </nav>
      {can.import_items && (
        <Button
          icon={<Icon name="upload" size="small" />}
          onPress={() => set({ act: 'import_items' }, { isStep: true })}
          size="small"
        >
          {t('import_items')}
        </Button>
      )}
      {can.import_items && get('act') === 'import_items' && (
        <ImportDialog kind="items" onClose={() => set({ act: undefined })} project={project} />
      )}
    </Inline>
  )
}
