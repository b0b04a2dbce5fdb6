import { accountingNeed } from '@portal/contract/core/rights/needs'
import { type AccountingCode, accountingCodeEndpoints } from '@portal/contract/money/expenses/accounting-codes'
import { Status } from '@portal/ui/Status'
import { fieldsOf } from '../../blocks/resource/field.ts'
import { codeKind, textKind } from '../../blocks/resource/kinds.tsx'
import { ResourceScreen } from '../../blocks/resource/ResourceScreen.tsx'
import { useLanguageOrder } from '../../blocks/text/use-language-order.ts'
import { useMay } from '../../core/session/session.ts'
import { useCodeTexts } from '../../core/texts/money.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { FoldedHistory } from '../../workspace/history/History.tsx'
import { CodeMenu } from './CodeMenu.tsx'
import { CodeSwitch } from './CodeSwitch.tsx'

const field = fieldsOf<AccountingCode>()

const AccountingCodes = () => {
  const t = useCodeTexts()
  const shell = useShellTexts()
  const mayChange = useMay(accountingNeed)
  const [own, other] = useLanguageOrder('name_en', 'name_ar')
  const states = [
    { value: 'yes', label: t('open') },
    { value: 'no', label: t('closed') },
  ]
  // Plain text marks the usual state. Only a closed account gets a status badge.
  const stateOf = ({ active }: AccountingCode) => (active ? t('open') : <Status>{t('closed')}</Status>)
  const fields = [
    field('code', t('code'), codeKind, { help: t('code_help'), sort: true, width: 'narrow' }),
    field(own, t('name'), textKind(), { views: ['list'], sort: true, primary: true }),
    field(other, t(other), textKind(), { views: ['list'], sort: true }),
    field(own, t(own), textKind(), { views: ['record'] }),
    field(other, t(other), textKind(), { views: ['record'] }),
    field('name_en', t('name_en'), textKind('ltr'), { views: ['form'] }),
    field('name_ar', t('name_ar'), textKind('rtl'), { views: ['form'] }),
    {
      id: 'active',
      label: t('state'),
      views: ['list', 'form'] as const,
      cell: stateOf,
      // The form has no field for this. A new account starts open, and an edit keeps the current state.
      input: (row?: AccountingCode) => (
        <input name="active" type="hidden" value={row?.active === false ? 'no' : 'yes'} />
      ),
      read: (form: FormData) => form.get('active') === 'yes',
    },
  ]
  const { list, read, add, edit } = accountingCodeEndpoints
  return (
    <ResourceScreen
      create={add}
      edit={edit}
      fields={fields}
      filters={[{ id: 'active', label: t('state'), options: states }]}
      lead={t('lead')}
      list={list}
      record={{
        endpoint: read,
        name: row => row[own],
        parts: row => ({
          status: stateOf(row),
          children: <FoldedHistory id={row.id} kind="accounting_code" />,
        }),
        actions: (row, fail) => row.can.edit && <CodeSwitch onFail={fail} row={row} />,
        rowMenu: mayChange ? row => row.can.edit && <CodeMenu row={row} /> : undefined,
      }}
      sort="code"
      texts={t}
      title={shell('pages.AccountingCodes')}
    />
  )
}

export default AccountingCodes
