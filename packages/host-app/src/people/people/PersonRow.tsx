import type { Member } from '@portal/contract/core/records/people'
import { Avatar } from '@portal/ui/Avatar'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import type { ReactNode } from 'react'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { row, words } from './people.css.ts'
import { useNameOf } from './use-name-of.ts'

/** Avatar, name, role, and email of a person. */
export const PersonFacts = ({ person }: { person: Member }) => {
  const t = useAuthTexts()
  const name = useNameOf()(person)
  return (
    <>
      <Avatar name={name} size="small" />
      <div className={words}>
        <Text as="div" weight="strong">
          <Isolate direction="auto">{name}</Isolate>
        </Text>
        <Text as="div" size="small" tone="muted">
          <Inline gap="small">
            {t(`privileges.${person.type}`)}
            <Isolate>{person.email}</Isolate>
          </Inline>
        </Text>
      </div>
    </>
  )
}

/** A list item with a person's facts. Actions are at the end. */
export const PersonRow = ({ person, children }: { person: Member; children?: ReactNode }) => (
  <li className={row}>
    <PersonFacts person={person} />
    {children}
  </li>
)
