import '@portal/ui/theme/lean'
import { lookupIn, TextsProvider } from '@portal/ui/texts'
import { type BudgetPort, BudgetTable } from '@portal/widgets/budget-table'
import en from '@portal/widgets/locales/en/budget_table.json'
import { budgetStage } from './stage.tsx'

const never = () => new Promise<never>(() => undefined)

/** A server that never responds. The measured paint comes before any response. */
const port: BudgetPort = {
  ...{ person: 'bench', editItem: never, changeItems: never, addItem: never, deleteItem: never },
  ...{ addCategory: never, editCategory: never, accountingCodes: async () => [], hrefOf: () => undefined },
}
const source = { language: 'en', direction: 'ltr', find: lookupIn('en', { budget_table: en }) } as const

// Prevents an edit queued in one round from affecting the next.
Object.defineProperty(window, 'localStorage', { value: undefined })

budgetStage({
  draw: budget => (
    <TextsProvider source={source}>
      <BudgetTable budget={budget} port={port} />
    </TextsProvider>
  ),
  rows: '[data-row]',
  amount: '[data-row="2"] [data-column="2"]',
  total: '[role="rowgroup"]:last-child [data-column="7"]',
})
