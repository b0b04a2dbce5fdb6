import { AppShell } from '@portal/ui/AppShell'
import { Avatar } from '@portal/ui/Avatar'
import { Badge } from '@portal/ui/Badge'
import { Banner } from '@portal/ui/Banner'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Button } from '@portal/ui/Button'
import { Card } from '@portal/ui/Card'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { CommandPalette } from '@portal/ui/CommandPalette'
import { DataTable } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Dialog } from '@portal/ui/Dialog'
import { Divider } from '@portal/ui/Divider'
import { Drawer } from '@portal/ui/Drawer'
import { EmptyState } from '@portal/ui/EmptyState'
import { ErrorState } from '@portal/ui/ErrorState'
import { FileSize } from '@portal/ui/FileSize'
import { Grid } from '@portal/ui/Grid'
import { Heading } from '@portal/ui/Heading'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Illustration } from '@portal/ui/Illustration'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { LoadingOverlay } from '@portal/ui/LoadingOverlay'
import { Menu } from '@portal/ui/Menu'
import { Meter } from '@portal/ui/Meter'
import { Money } from '@portal/ui/Money'
import { MonthCalendar } from '@portal/ui/MonthCalendar'
import { Movable } from '@portal/ui/Movable'
import { Page } from '@portal/ui/Page'
import { Pagination } from '@portal/ui/Pagination'
import { Popover } from '@portal/ui/Popover'
import { PrintPreview } from '@portal/ui/PrintPreview'
import { Progress } from '@portal/ui/Progress'
import { RichTextView } from '@portal/ui/RichTextView'
import { ScrollArea } from '@portal/ui/ScrollArea'
import { Section } from '@portal/ui/Section'
import { Shortcut } from '@portal/ui/Shortcut'
import { SideNav } from '@portal/ui/SideNav'
import { Skeleton } from '@portal/ui/Skeleton'
import { SkipLink } from '@portal/ui/SkipLink'
import { Split } from '@portal/ui/Split'
import { SplitButton } from '@portal/ui/SplitButton'
import { Stack } from '@portal/ui/Stack'
import { Stat } from '@portal/ui/Stat'
import { Status } from '@portal/ui/Status'
import { Stepper } from '@portal/ui/Stepper'
import { StickyHeader } from '@portal/ui/StickyHeader'
import { Tabs } from '@portal/ui/Tabs'
import { Text } from '@portal/ui/Text'
import { Timeline } from '@portal/ui/Timeline'
import { ToggleButton } from '@portal/ui/ToggleButton'
import { TopBar } from '@portal/ui/TopBar'
import { Tree } from '@portal/ui/Tree'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { charts, type Drawings, fields } from './support/drawings.tsx'
import '@portal/ui/theme'

afterEach(cleanup)

const nothing = () => undefined
const label = 'Name'
const action = { label, icon: <Icon name="check" /> }

/** Each component with its minimal props. */
const drawings: Drawings = {
  ...fields,
  ...charts,
  AppShell: own => (
    <AppShell {...own} brand="Portal">
      Page
    </AppShell>
  ),
  Avatar: own => <Avatar {...own} name="Amal" />,
  Badge: own => <Badge {...own}>3</Badge>,
  Banner: own => <Banner {...own}>Saved</Banner>,
  Breadcrumbs: own => <Breadcrumbs {...own} crumbs={[]} />,
  Button: own => <Button {...own}>Save</Button>,
  Card: own => <Card {...own} title="Card" />,
  CodeBlock: own => (
    <CodeBlock {...own} label={label}>
      a
    </CodeBlock>
  ),
  CommandPalette: own => <CommandPalette {...own} groups={[]} isOpen label={label} onClose={nothing} />,
  DataTable: own => <DataTable {...own} columns={[]} label={label} rowKey={String} rows={[]} />,
  DateText: own => <DateText {...own} value="2026-05-01" />,
  DescriptionList: own => <DescriptionList {...own} facts={[]} />,
  Dialog: own => (
    <Dialog {...own} isOpen title="Dialog">
      Words
    </Dialog>
  ),
  Divider: own => <Divider {...own} />,
  Drawer: own => (
    <Drawer {...own} isOpen title="Drawer">
      Words
    </Drawer>
  ),
  EmptyState: own => <EmptyState {...own} title="Nothing" />,
  ErrorState: own => <ErrorState {...own} title="Failed" />,
  FileSize: own => <FileSize {...own} bytes={1} />,
  Grid: own => <Grid {...own}>A</Grid>,
  Heading: own => <Heading {...own}>A</Heading>,
  Icon: own => <Icon {...own} name="check" />,
  IconButton: own => <IconButton {...action} {...own} />,
  Illustration: own => <Illustration {...own} name="done" />,
  Inline: own => <Inline {...own}>A</Inline>,
  Isolate: own => <Isolate {...own}>A</Isolate>,
  Link: own => (
    <Link {...own} href="/">
      A
    </Link>
  ),
  LoadingOverlay: own => <LoadingOverlay {...own} />,
  Menu: own => <Menu {...own} items={[]} label={label} />,
  Meter: own => <Meter {...own} label={label} value={1} />,
  Money: own => <Money {...own} amount={1} />,
  MonthCalendar: own => <MonthCalendar {...own} label={label} onChange={nothing} value="2026-05-01" />,
  Movable: own => <Movable {...own}>A</Movable>,
  Pagination: own => <Pagination {...own} count={3} label={label} page={1} />,
  Popover: own => (
    <Popover {...own} label={label}>
      A
    </Popover>
  ),
  PrintPreview: own => (
    <PrintPreview {...own} isOpen onClose={nothing} title="Paper">
      A
    </PrintPreview>
  ),
  Progress: own => <Progress {...own} label={label} value={1} />,
  RichTextView: own => <RichTextView {...own} html="<p>A</p>" />,
  ScrollArea: own => (
    <ScrollArea {...own} label={label}>
      A
    </ScrollArea>
  ),
  Section: own => (
    <Section {...own} title="Section">
      A
    </Section>
  ),
  Shortcut: own => <Shortcut {...own} keys={['mod']} />,
  SideNav: own => <SideNav {...own} groups={[]} label={label} />,
  Skeleton: own => <Skeleton {...own} />,
  SkipLink: own => <SkipLink {...own} />,
  Split: own => <Split {...own} end="B" start="A" />,
  SplitButton: own => (
    <SplitButton {...own} items={[]} label={label} menuLabel="More" onAction={nothing} onPress={nothing} />
  ),
  Stack: own => <Stack {...own}>A</Stack>,
  Stat: own => <Stat {...own} label={label} value="1" />,
  Status: own => <Status {...own}>Open</Status>,
  Stepper: own => <Stepper {...own} label={label} steps={[]} />,
  StickyHeader: own => <StickyHeader {...own}>A</StickyHeader>,
  Tabs: own => <Tabs {...own} label={label} tabs={[{ id: 'a', label: 'A', content: 'A' }]} />,
  Text: own => <Text {...own}>A</Text>,
  Timeline: own => <Timeline {...own} events={[]} label={label} />,
  ToggleButton: own => <ToggleButton {...own} label={label} />,
  TopBar: own => <TopBar {...own} brand="Portal" />,
  Tree: own => <Tree {...own} label={label} nodes={[]} />,
  VisuallyHidden: own => <VisuallyHidden {...own}>A</VisuallyHidden>,
}

// Each component is a folder with an entry.
const components = Object.keys(import.meta.glob('../../packages/ui/src/[A-Z]*/index.ts')).map(
  path => path.split('/').at(-2) ?? '',
)

// ConfirmDialog, Toast, and UiProvider render no element with caller props. A Tooltip's element only exists while it is
// shown, and the SkipLink needs a Page's ID.
const others = ['ConfirmDialog', 'Page', 'Toast', 'Tooltip', 'UiProvider']

test('every component has a case in this file', () => {
  expect([...Object.keys(drawings), ...others].sort()).toEqual(components.sort())
})

describe('id and data-* are set on the element of', () => {
  test.each(Object.entries(drawings))('%s', (name, draw) => {
    render(draw({ id: 'own-id', 'data-own': name }))
    expect(document.querySelectorAll('#own-id')).toHaveLength(1)
    expect(document.querySelectorAll(`[data-own="${name}"]`)).toHaveLength(1)
  })

  test('Page, except the id, which the SkipLink targets', () => {
    render(
      <Page data-own="page" title="Page">
        A
      </Page>,
    )
    expect(document.querySelector('main[data-own]')?.id).toBe('main')
  })
})
