import type { Fact } from '@portal/ui/DescriptionList'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { type TabChoice, Tabs } from '@portal/ui/Tabs'
import { Timeline, type TimelineEvent } from '@portal/ui/Timeline'
import type { ReactNode } from 'react'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useQuery } from '../navigation/use-query.ts'
import { Facts } from './Facts.tsx'
import { aside, columns, container } from './RecordScreen.css.ts'

export interface RecordParts {
  /** The record's name. Default: the screen's title. */
  readonly title?: string
  /** A `Status`. */
  readonly status?: ReactNode
  readonly action?: ReactNode
  /** Most important first. */
  readonly facts?: readonly Fact[]
  /** Related content. The selected tab is in the URL. */
  readonly tabs?: readonly TabChoice[]
  /** IDs of spreadsheet-like tabs. They take the full width, and a button toggles the facts. */
  readonly workTabs?: readonly string[]
  /** Newest first. */
  readonly history?: readonly TimelineEvent[]
  /** Shown above the facts. */
  readonly lead?: ReactNode
  /** Shown under the facts. */
  readonly children?: ReactNode
}

interface RecordBodyProps extends RecordParts {
  /** Heading level: 2 under a page's h1, 3 under a drawer's h2. */
  level: 2 | 3
  /** Whether the selected tab takes the full width. Default `false`. */
  isWork?: boolean
}

/** Facts, content, and tabs. The history is beside them if there is space, else below. */
export const RecordBody = (props: RecordBodyProps) => {
  const { title, facts, tabs, history, lead, children, level, isWork = false } = props
  const t = useBlockTexts()
  const { get, set } = useQuery()
  const hasFacts = facts && !(isWork && get('facts') === undefined)
  const chosen = tabs?.find(({ id }) => id === get('tab')) ?? tabs?.[0]
  // On a page, changing the tab drops the query of a list inside it. Going back restores it. In a drawer, the URL also
  // belongs to the list underneath.
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
