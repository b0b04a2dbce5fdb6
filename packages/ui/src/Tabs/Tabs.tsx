import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import type { ElementProps } from '../element/index.ts'
import { useEdges } from '../ScrollArea/use-edges.ts'
import { plain } from '../theme/plain.css.ts'
import { count, frame, list, panel, tab } from './Tabs.css.ts'
import { useScrollToSelected } from './use-scroll-to-selected.ts'

export interface TabChoice {
  /** Passed to `onSelect`, and what the URL contains. */
  readonly id: string
  /** A noun or two. */
  readonly label: string
  /** How many things it contains. */
  readonly count?: number
  /** Shown while it is selected. */
  readonly content: ReactNode
}

export interface TabsProps extends ElementProps {
  /** Names the set for screen readers. */
  label: string
  /** In their order. */
  tabs: readonly TabChoice[]
  /** The one that is shown; store it in the URL. Default: the first. */
  selected?: string
  /** Called with the id of the chosen one. */
  onSelect?: (id: string) => void
  /** Whether what is shown begins right under the tabs, as a table to work in does. Default `false`. */
  isTight?: boolean
}

/** Parts of one record that are read one at a time; arrows move between them, in the direction of the text. */
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
