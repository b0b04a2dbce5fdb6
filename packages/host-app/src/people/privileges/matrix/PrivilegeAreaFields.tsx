import { nameOfPrivilege, type PrivilegeCommand } from '@portal/contract/core/rights/privileges'
import { Checkbox } from '@portal/ui/Checkbox'
import { Text } from '@portal/ui/Text'
import { useId } from 'react'
import { usePrivilegeTexts } from '../../../core/texts/people.ts'
import type { PrivilegeArea } from './areas.ts'
import { areaName, area as areaStyle, commands as commandsStyle, reason } from './privileges.css.ts'
import type { PrivilegeState } from './state.ts'

interface PrivilegeAreaFieldsProps {
  area: PrivilegeArea
  /** Privileges that match the search. The others are hidden. */
  found: readonly PrivilegeCommand[]
  stateOf: (name: string) => PrivilegeState
}

/** Checkboxes for the privileges of one area, and why some are locked. */
export const PrivilegeAreaFields = ({ area, found, stateOf }: PrivilegeAreaFieldsProps) => {
  const t = usePrivilegeTexts()
  const id = useId()
  const boxes = area.commands.map(command => {
    const name = nameOfPrivilege({ group: area.group, command })
    return { command, name, ...stateOf(name) }
  })
  const isLimited = boxes.some(({ locked }) => locked === 'not_held')
  return (
    <fieldset aria-describedby={isLimited ? id : undefined} className={areaStyle} hidden={found.length === 0}>
      <legend className={areaName}>{t(`areas.${area.id}`)}</legend>
      <div className={commandsStyle}>
        {boxes.map(({ command, name, isChecked, locked, note }) => (
          <div hidden={!found.includes(command)} key={name}>
            <Checkbox
              defaultChecked={isChecked}
              isDisabled={locked !== undefined}
              name={name}
              {...(note && { help: note })}
            >
              {t(`commands.${command}`)}
            </Checkbox>
            {/* A disabled checkbox isn't submitted, so saving would remove the privilege. */}
            {isChecked && locked === 'not_held' && <input name={name} readOnly type="hidden" value="on" />}
          </div>
        ))}
        {isLimited && (
          <p className={reason} id={id}>
            <Text as="span" size="small">
              {t('not_held')}
            </Text>
          </p>
        )}
      </div>
    </fieldset>
  )
}
