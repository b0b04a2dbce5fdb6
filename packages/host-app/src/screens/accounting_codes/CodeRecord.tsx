import { type AccountingCode, editAccountingCode, readAccountingCode } from '@portal/contract/accounting_codes'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Isolate } from '@portal/ui/Isolate'
import { useState } from 'react'
import { useProblemText } from '../../blocks/problem-text.ts'
import { RecordActions } from '../../blocks/RecordActions.tsx'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { RecordScreen } from '../../blocks/RecordScreen.tsx'
import { filled } from '../../blocks/use-form.ts'
import { useQuery } from '../../blocks/use-query.ts'
import { useRead } from '../../blocks/use-read.ts'
import { CodeFields } from './CodeFields.tsx'
import { CodeState } from './CodeState.tsx'
import { useCodeTexts, useNameOrder } from './texts.ts'
import { useSetActive } from './use-set-active.ts'

/** One account in a sheet over the list; closed and opened by the same button, so that each undoes the other. */
export const CodeRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useCodeTexts()
  const names = useNameOrder()
  const problemText = useProblemText()
  const setActive = useSetActive()
  const { get, set } = useQuery()
  const read = useRead(readAccountingCode, { id })
  const [failure, setFailure] = useState<unknown>(null)
  const stop = () => set({ act: undefined })
  const turn = (row: AccountingCode) => {
    setFailure(null)
    void setActive(row, !row.active).catch(setFailure)
  }
  const edited = (row: AccountingCode) => ({
    title: t('edit_title', { code: row.code }),
    children: (
      <RecordForm
        endpoint={editAccountingCode}
        onCancel={stop}
        onDone={stop}
        read={form => ({ ...filled(form), active: row.active })}
        record={row}
      >
        <CodeFields code={row} />
      </RecordForm>
    ),
  })
  const shown = (row: AccountingCode) => ({
    title: row[names[0]],
    status: <CodeState active={row.active} />,
    action: (
      <RecordActions can={row.can}>
        {row.can.edit && <Button onPress={() => turn(row)}>{t(row.active ? 'close' : 'reopen')}</Button>}
      </RecordActions>
    ),
    lead: failure !== null && (
      <Banner isLive tone="danger">
        {problemText(failure)}
      </Banner>
    ),
    facts: [
      { label: t('code'), value: <Isolate>{row.code}</Isolate> },
      ...names.map(name => ({ label: t(name), value: <Isolate direction="auto">{row[name]}</Isolate> })),
    ],
  })
  return (
    <RecordScreen
      onClose={onClose}
      read={read}
      show={row => (row.can.edit && get('act') === 'edit' ? edited(row) : shown(row))}
      title={t('accounting_code')}
    />
  )
}
