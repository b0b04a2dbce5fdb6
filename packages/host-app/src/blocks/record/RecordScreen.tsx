import { Drawer } from '@portal/ui/Drawer'
import { Inline } from '@portal/ui/Inline'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { ToggleButton } from '@portal/ui/ToggleButton'
import type { ReactNode } from 'react'
import { useBlockTexts } from '../../core/texts/texts.ts'
import type { ReadState } from '../api/use-read.ts'
import { Loaded } from '../feedback/Loaded.tsx'
import { useQuery } from '../navigation/use-query.ts'
import { RecordBody, type RecordParts } from './RecordBody.tsx'

interface RecordScreenProps<Row> {
  /** Title while loading, and for records without a name. */
  title: string
  read: ReadState<{ readonly data: Row }>
  show: (row: Row) => RecordParts
  breadcrumb?: ReactNode
  /** Shown above the content, also while it loads. Default nothing. */
  lead?: ReactNode
  /** Shown instead if the record doesn't exist or may not be read. Default: an error state that says so. */
  refused?: ReactNode
  /** Closes the drawer over the record's list. Default: the record is a page of its own. */
  onClose?: () => void
}

/** Toggles the facts above a full-width table. */
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

/** One record, as a page or in a drawer: title, status, content, and history. */
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
