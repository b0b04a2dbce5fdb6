import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import type { ElementProps } from '../element/index.ts'
import { useEdges } from '../ScrollArea/use-edges.ts'
import { plain } from '../theme/plain.css.ts'
import { count, frame, list, panel, tab } from './Tabs.css.ts'
import { useScrollToSelected } from './use-scroll-to-selected.ts'

export interface TabChoice {
  /** Passed to `onSelect`, and part of the URL. */
  readonly id: string
  /** A noun or two. */
  readonly label: string
  /** The number of items in the tab. */
  readonly count?: number
  /** Shown while the tab is selected. */
  readonly content: ReactNode
}

export interface TabsProps extends ElementProps {
  /** The tab list's accessible name. */
  label: string
  /** The tabs, in order. */
  tabs: readonly TabChoice[]
  /** The selected tab's ID. Store it in the URL. Default: the first. */
  selected?: string
  /** Called with the newly selected tab's ID. */
  onSelect?: (id: string) => void
  /** Whether the panel starts right under the tabs, as for a table. Default `false`. */
  isTight?: boolean
}

/** Views of one record, shown one at a time. Arrow keys move between tabs, in text direction. */
export const Tabs = ({ label, tabs, selected, onSelect, isTight, ...element }: TabsProps) => {
  const { ref, marks } = useEdges('inline')
  useScrollToSelected(ref, selected)
  return (
    <AriaTabs
      className={plain}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={key => onSelect?.(String(key))}
      {...element}
    >
      <div className={frame} {...marks}>
        <TabList aria-label={label} className={list} items={tabs} ref={ref}>
          {choice => (
            <Tab className={tab}>
              {choice.label}
              {choice.count !== undefined && <span className={count}>{choice.count}</span>}
            </Tab>
          )}
        </TabList>
      </div>
      {tabs.map(choice => (
        <TabPanel className={panel} data-tight={isTight || undefined} id={choice.id} key={choice.id}>
          {choice.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
