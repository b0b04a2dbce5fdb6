import { EmptyState } from '@portal/ui/EmptyState'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { Tree, type TreeNode, treeSelections } from '@portal/ui/Tree'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Choices/Tree',
  component: Tree,
  argTypes: choices({ selection: treeSelections }),
  parameters: usage({
    what: 'A hierarchy, such as a project and its activities, or folders and their files.',
    dos: ['Expand the items that people need first.', 'Load deep levels when people expand them.'],
    donts: [
      'Don’t use it for two levels. Use Sections instead.',
      'Don’t use it to compare figures. Use DataTable instead.',
    ],
    states: [],
  }),
  args: { label: '', nodes: [], onExpand: fn(), onLoad: fn(), onSelect: fn() },
})

const useProject = (): readonly TreeNode[] => {
  const say = useSay()
  return [
    {
      id: 'activities',
      label: say('Activities', 'الأنشطة'),
      icon: 'activity',
      note: 2,
      children: [
        { id: 'survey', label: say('Survey of schools', 'استبيان المدارس') },
        {
          id: 'trainings',
          label: say('Trainings', 'التدريبات'),
          note: 2,
          children: [
            {
              id: 'first-aid',
              label: say('First aid', 'الإسعافات الأولية'),
              note: <Status tone="success">{say('Open', 'مفتوح')}</Status>,
            },
            {
              id: 'safeguarding',
              label: say(
                'Safeguarding for people who work with children every day',
                'الحماية لمن يعملون مع الأطفال يوميًّا',
              ),
            },
          ],
        },
      ],
    },
    { id: 'files', label: say('Files', 'الملفات'), icon: 'file', note: 14, isLazy: true },
    { id: 'people', label: say('People', 'الأشخاص'), icon: 'users', href: '/staff/users' },
  ]
}

type Props = Partial<Parameters<typeof Tree>[0]>

const Project = (props: Props) => {
  const say = useSay()
  return <Tree label={say('Project', 'المشروع')} nodes={useProject()} {...props} />
}

export const Playground = meta.story({
  render: ({ onExpand, onLoad, onSelect, selection }) => (
    <Project {...(selection && { selection })} onExpand={onExpand} onLoad={onLoad} onSelect={onSelect} />
  ),
})

const Matrix = () => (
  <Stack gap="huge" width="form">
    <Project defaultExpanded={['activities', 'trainings', 'files']} />
    <Project defaultExpanded={['activities']} selected={['survey']} selection="single" />
    <Project defaultExpanded={['activities']} selected={['survey', 'people']} selection="multiple" />
  </Stack>
)

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

const row = (root: HTMLElement, id: string) => root.querySelector(`[role="row"][data-key="${id}"]`)

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  render: () => <Project />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(row(canvasElement, 'activities')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(canvasElement, 'activities')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(row(canvasElement, 'survey')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(canvasElement, 'activities')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(canvasElement, 'activities')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{End}')
    await expect(row(canvasElement, 'people')).toHaveFocus()
  },
})

export const KeyboardInArabic = meta.story({
  globals: { locale: 'ar' },
  tags: ['arabic'],
  render: () => <Project />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(canvasElement, 'activities')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(row(canvasElement, 'activities')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(canvasElement, 'activities')).toHaveAttribute('aria-expanded', 'false')
  },
})

const Chosen = ({ onSelect }: { onSelect: (ids: readonly string[]) => void }) => {
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <Project
      onSelect={ids => {
        setSelected(ids)
        onSelect(ids)
      }}
      selected={selected}
      selection="multiple"
    />
  )
}

const select = fn()

export const Choosing = meta.story({
  render: () => <Chosen onSelect={select} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(select).toHaveBeenLastCalledWith(['activities'])
    await userEvent.keyboard('{ArrowDown} ')
    await expect(select).toHaveBeenLastCalledWith(['activities', 'files'])
    await expect(row(canvasElement, 'files')).toHaveAttribute('aria-selected', 'true')
  },
})

const Later = () => {
  const say = useSay()
  const [children, setChildren] = useState<readonly TreeNode[]>()
  const node = { id: 'files', label: say('Files', 'الملفات'), isLazy: true }
  return (
    <Tree
      label={say('Project', 'المشروع')}
      nodes={[children ? { ...node, children } : node]}
      onLoad={() => setTimeout(() => setChildren([{ id: 'letter', label: say('Letter', 'رسالة') }]), 100)}
    />
  )
}

export const Loading = meta.story({
  render: () => <Later />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await waitFor(() => expect(row(canvasElement, 'letter')).not.toBeNull())
  },
})

const None = () => {
  const say = useSay()
  return (
    <Tree
      empty={<EmptyState title={say('No activities yet', 'لا توجد أنشطة بعد')} />}
      label={say('Project', 'المشروع')}
      nodes={[]}
    />
  )
}

export const Empty = meta.story({ render: () => <None /> })
