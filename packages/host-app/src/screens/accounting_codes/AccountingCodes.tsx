import { type AccountingCode, listAccountingCodes } from '@portal/contract/accounting_codes'
import { accountingNeed } from '@portal/contract/needs'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { ResourceScreen } from '../../blocks/ResourceScreen.tsx'
import { useQuery } from '../../blocks/use-query.ts'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { CodeMenu } from './CodeMenu.tsx'
import { CodeRecord } from './CodeRecord.tsx'
import { NewCode } from './NewCode.tsx'
import { useCodeTexts } from './texts.ts'
import { useCodeColumns } from './use-code-columns.tsx'

/** The accounts of the ledger that budget lines name. */
const AccountingCodes = () => {
  const t = useCodeTexts()
  const shell = useShellTexts()
  const mayKeep = useMay(accountingNeed)
  const { get, set } = useQuery()
  const add = mayKeep && (
    <Button icon={<Icon name="plus" />} onPress={() => set({ add: 'yes' }, { isStep: true })} variant="primary">
      {t('add')}
    </Button>
  )
  const states = [
    { value: 'yes', label: t('open') },
    { value: 'no', label: t('closed') },
  ]
  return (
    <>
      <ResourceScreen
        action={add}
        columns={useCodeColumns()}
        empty={{ title: t('empty'), text: t('empty_text'), action: add }}
        filters={[{ id: 'active', label: t('state'), options: states }]}
        lead={t('lead')}
        list={listAccountingCodes}
        record={(id, close) => <CodeRecord id={id} key={id} onClose={close} />}
        search={t('search')}
        sort="code"
        title={shell('pages.AccountingCodes')}
        {...(mayKeep && { rowMenu: (row: AccountingCode) => row.can.edit && <CodeMenu row={row} /> })}
      />
      {mayKeep && get('add') && (
        <NewCode
          onAdded={open => set({ add: undefined, open })}
          onClose={() => set({ add: undefined }, { isStep: true })}
        />
      )}
    </>
  )
}

export default AccountingCodes
