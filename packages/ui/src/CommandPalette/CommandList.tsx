import type { Ref } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Icon } from '../Icon/index.ts'
import { Shortcut } from '../Shortcut/index.ts'
import { words } from '../theme/shared/popover.css.ts'
import {
  command as commandStyle,
  empty as emptyStyle,
  group as groupStyle,
  heading,
  list,
  picture,
} from './CommandList.css.ts'
import type { Command, CommandGroup } from './groups.ts'

interface CommandListProps {
  label: string
  groups: readonly CommandGroup[]
  /** Shown when there are no results. */
  empty: string
  onChoose: (id: string) => void
  ref: Ref<HTMLDivElement>
}

const Line = ({ id, label, icon, href, keys, lang }: Command) => (
  <ListBoxItem className={commandStyle} href={href} id={id} textValue={label}>
    <span className={picture}>
      <Icon name={icon} />
    </span>
    <span className={words} lang={lang}>
      {label}
    </span>
    {keys && <Shortcut keys={keys} />}
  </ListBoxItem>
)

export const CommandList = ({ label, groups, empty, onChoose, ref }: CommandListProps) => (
  <ListBox
    aria-label={label}
    autoFocus="first"
    className={list}
    items={groups}
    onAction={id => onChoose(String(id))}
    ref={ref}
    renderEmptyState={() => <p className={emptyStyle}>{empty}</p>}
  >
    {group => (
      <ListBoxSection className={groupStyle} id={`group ${group.id}`}>
        <Header className={heading}>{group.label}</Header>
        <Collection items={group.commands}>{command => <Line {...command} />}</Collection>
      </ListBoxSection>
    )}
  </ListBox>
)
