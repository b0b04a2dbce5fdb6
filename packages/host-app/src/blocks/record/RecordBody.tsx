import type { Fact } from '@portal/ui/DescriptionList'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { type TabChoice, Tabs } from '@portal/ui/Tabs'
import { Timeline, type TimelineEvent } from '@portal/ui/Timeline'
import type { ReactNode } from 'react'
import { useQuery } from '../navigation/use-query.ts'
import { useBlockTexts } from '../texts.ts'
import { Facts } from './Facts.tsx'
import { aside, columns, container } from './RecordScreen.css.ts'

/** What is shown of a record. */
export interface RecordParts {
  /** Its own name. Default: the screen's title. */
  readonly title?: string
  /** A Status. */
  readonly status?: ReactNode
  /** The main action. */
  readonly action?: ReactNode
  /** In the order of their weight. */
  readonly facts?: readonly Fact[]
  /** What belongs to it, read one at a time; the chosen one is in the URL. */
  readonly tabs?: readonly TabChoice[]
  /** Tabs that are worked in like a spreadsheet: they take the whole window, and the facts wait behind a button. */
  readonly workTabs?: readonly string[]
  /** What happened to it, the newest first. */
  readonly history?: readonly TimelineEvent[]
  /** What is read first, above the facts. */
  readonly lead?: ReactNode
  /** The rest, under the facts. */
  readonly children?: ReactNode
}

interface RecordBodyProps extends RecordParts {
  /** Of its headings: under a page's h1, or under a drawer's h2. */
  level: 2 | 3
  /** Whether the chosen tab takes the window. Default `false`. */
  isWork?: boolean
}

/** Facts, parts and tabs, with the history at the end side where there is space and below where there is none. */
export const RecordBody = (props: RecordBodyProps) => {
  const { title, facts, tabs, history, lead, children, level, isWork = false } = props
  const t = useBlockTexts()
  const { get, set } = useQuery()
  const hasFacts = facts && !(isWork && get('facts') === undefined)
  const chosen = tabs?.find(({ id }) => id === get('tab')) ?? tabs?.[0]
  // What a list inside a tab was asked for ends with the tab, and comes again with back. Under a drawer the address is
  // that of the list below it, too.
  const isAlone = level === 2
  const choose = (tab: string) => set({ tab: tab === tabs?.[0]?.id ? undefined : tab }, { isStep: true, isAlone })
  return (
    <div className={container}>
      <div className={columns}>
        <Stack gap="large">
          {lead}
          {hasFacts && <Facts facts={facts} isFolded={tabs !== undefined} />}
          {children}
          {tabs && chosen && (
            <Tabs isTight={isWork} label={title ?? t('parts')} onSelect={choose} selected={chosen.id} tabs={tabs} />
          )}
        </Stack>
        {history && (
          <div className={aside}>
            <Section level={level} title={t('history')}>
              <Timeline events={history} label={t('history')} />
            </Section>
          </div>
        )}
      </div>
    </div>
  )
}
