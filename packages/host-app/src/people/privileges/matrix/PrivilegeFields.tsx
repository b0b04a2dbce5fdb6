import { nameOfPrivilege } from '@portal/contract/core/rights/privileges'
import { fold } from '@portal/ui/CommandPalette'
import { FilterBar } from '@portal/ui/FilterBar'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { usePrivilegeTexts } from '../../../core/texts/people.ts'
import { type PrivilegeArea, privilegeAreas } from './areas.ts'
import { PrivilegeAreaFields } from './PrivilegeAreaFields.tsx'
import { container } from './privileges.css.ts'
import type { PrivilegeState } from './state.ts'

interface PrivilegeFieldsProps {
  stateOf: (name: string) => PrivilegeState
}

/**
 * Checkboxes for all privileges, by area, named like the privilege. The search hides boxes but preserves their state.
 */
export const PrivilegeFields = ({ stateOf }: PrivilegeFieldsProps) => {
  const t = usePrivilegeTexts()
  const [search, setSearch] = useState('')
  const words = fold(search.trim())
  const has = (text: string) => fold(text).includes(words)
  const foundIn = ({ id, group, commands }: PrivilegeArea) =>
    has(t(`areas.${id}`))
      ? commands
      : commands.filter(command => has(t(`commands.${command}`)) || has(nameOfPrivilege({ group, command })))
  const areas = privilegeAreas.map(area => ({ area, found: foundIn(area) }))
  const count = areas.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <div className={container}>
      <FilterBar
        count={t('found', { count, shown: String(count) })}
        search={{ label: t('search'), value: search, onChange: setSearch }}
      />
      {count === 0 && <Text tone="muted">{t('no_match')}</Text>}
      {areas.map(({ area, found }) => (
        <PrivilegeAreaFields area={area} found={found} key={area.id} stateOf={stateOf} />
      ))}
    </div>
  )
}
