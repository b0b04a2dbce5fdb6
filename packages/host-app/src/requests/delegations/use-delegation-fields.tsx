import type { Delegation } from '@portal/contract/requests/delegations'
import { Status } from '@portal/ui/Status'
import { type Field, fieldsOf } from '../../blocks/resource/field.ts'
import { dateKind } from '../../blocks/resource/kinds.tsx'
import { useDelegationTexts } from '../../core/texts/requests.ts'

const field = fieldsOf<Delegation>()

const tones = { upcoming: 'info', active: 'success', ended: 'neutral', revoked: 'neutral' } as const

/** Fields of a delegation's state and days, for the list and the record. */
export const useDelegationFields = (): readonly Field<Delegation>[] => {
  const t = useDelegationTexts()
  return [
    {
      id: 'state',
      label: t('state'),
      cell: row => <Status tone={tones[row.state]}>{t(`states.${row.state}`)}</Status>,
    },
    field('from', t('from'), dateKind, { sort: true }),
    field('to', t('to'), dateKind, { sort: true }),
  ]
}
