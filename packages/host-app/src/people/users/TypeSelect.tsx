import { type AccountType, accountTypes } from '@portal/contract/core/rights/accounts'
import { listUserTypes } from '@portal/contract/people/users/users'
import { Select } from '@portal/ui/Select'
import { useRead } from '../../blocks/api/use-read.ts'
import { oneOf } from '../../blocks/navigation/use-query.ts'
import { useUserTexts } from '../../core/texts/people.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'

interface TypeSelectProps {
  /** Help under the field. Default: explains account types. */
  help?: string
  /** The controlled value. Default: uncontrolled. */
  value?: AccountType | undefined
  onChange?: (type: AccountType) => void
}

/** Selects an account type, among those the viewer may assign. */
export const TypeSelect = ({ help, value, onChange }: TypeSelectProps) => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const { data } = useRead(listUserTypes, {})
  const options = (data?.data ?? [])
    .filter(({ can }) => can.give)
    .map(({ type }) => ({ value: type, label: auth(`privileges.${type}`) }))
  return (
    <Select
      help={help ?? t('type_help')}
      isRequired
      label={t('type')}
      name="type"
      options={options}
      placeholder={t('select_type')}
      {...(onChange && {
        value: value ?? null,
        onChange: chosen => {
          const type = oneOf(accountTypes, chosen)
          if (type) onChange(type)
        },
      })}
    />
  )
}
