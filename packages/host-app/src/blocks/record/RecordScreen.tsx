import { Drawer } from '@portal/ui/Drawer'
import { Inline } from '@portal/ui/Inline'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { ToggleButton } from '@portal/ui/ToggleButton'
import type { ReactNode } from 'react'
import type { ReadState } from '../api/use-read.ts'
import { Loaded } from '../feedback/Loaded.tsx'
import { useQuery } from '../navigation/use-query.ts'
import { useBlockTexts } from '../texts.ts'
import { RecordBody, type RecordParts } from './RecordBody.tsx'

interface RecordScreenProps<Row> {
  /** Names it until it is here, and where it has no name of its own. */
  title: string
  /** From useRead. */
  read: ReadState<{ readonly data: Row }>
  /** What is shown of it. */
  show: (row: Row) => RecordParts
  /** Breadcrumbs. Default none. */
  breadcrumb?: ReactNode
  /** Above what is shown, also until that is here. Default nothing. */
  lead?: ReactNode
  /** In its place where it does not exist or may not be read. Default: says that. */
  refused?: ReactNode
  /** Closes it: it is then in a drawer over the list that it was opened from. Default: a page of its own. */
  onClose?: () => void
}

/** Brings the facts of a record back while one works in a table that takes the window. */
const FactsButton = () => {
  const t = useBlockTexts()
  const { get, set } = useQuery()
  return (
    <ToggleButton
      isPressed={get('facts') !== undefined}
      label={t('facts')}
      onChange={isShown => set({ facts: isShown ? 'shown' : undefined })}
      size="small"
    />
  )
}

/** One record: title row, status, facts, what belongs to it, and what happened to it. */
export const RecordScreen = <Row,>(props: RecordScreenProps<Row>) => {
  const { title, read, show, breadcrumb, lead, refused, onClose } = props
  const parts = read.data && show(read.data.data)
  const name = parts?.title ?? title
  const { get } = useQuery()
  const isWork = !onClose && (parts?.workTabs?.includes(get('tab') ?? '') ?? false)
  const content = (
    <Stack gap="large">
      {lead}
      <Loaded placeholder={<Skeleton lines={6} />} read={read} refused={refused}>
        {() => parts && <RecordBody {...parts} isWork={isWork} level={onClose ? 3 : 2} />}
      </Loaded>
    </Stack>
  )
  if (!onClose) {
    return (
      <Page
        action={parts?.action}
        breadcrumb={breadcrumb}
        status={
          <>
            {parts?.status}
            {isWork && <FactsButton />}
          </>
        }
        title={name}
        width={isWork ? 'full' : 'page'}
      >
        {content}
      </Page>
    )
  }
  return (
    <Drawer isOpen onClose={onClose} title={name}>
      <Stack gap="large">
        {(parts?.status || parts?.action) && (
          <Inline spread="between">
            {parts.status}
            {parts.action}
          </Inline>
        )}
        {content}
      </Stack>
    </Drawer>
  )
}
