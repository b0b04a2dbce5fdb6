import type { AccountingCode } from '@portal/contract/accounting_codes'
import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { CodeState } from './CodeState.tsx'
import { useCodeTexts, useNameOrder } from './texts.ts'

/** The columns of the list: the code, the name in the language that is read, the other one, and the state. */
export const useCodeColumns = (): readonly Column<AccountingCode>[] => {
  const t = useCodeTexts()
  const [own, other] = useNameOrder()
  return [
    { id: 'code', header: t('code'), sort: true, width: 'narrow', cell: row => <Isolate>{row.code}</Isolate> },
    {
      id: own,
      header: t('name'),
      sort: true,
      primary: true,
      cell: row => <Isolate direction="auto">{row[own]}</Isolate>,
    },
    { id: other, header: t(other), sort: true, cell: row => <Isolate direction="auto">{row[other]}</Isolate> },
    { id: 'active', header: t('state'), cell: row => <CodeState active={row.active} /> },
  ]
}
