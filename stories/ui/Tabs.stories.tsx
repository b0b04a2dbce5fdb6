import { Stack } from '@portal/ui/Stack'
import { Tabs } from '@portal/ui/Tabs'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Navigation/Tabs',
  component: Tabs,
  parameters: usage({
    what: 'Shows parts of one record, one at a time.',
    dos: ['Store the selected tab in the URL.', 'Put the most used tabs first. On phones, people scroll to the rest.'],
    donts: ['Don’t use tabs for the steps of a task.', 'Don’t use more than about seven.'],
    states: [
      {
        knows: [],
        draw: s => <Tabs label={s.words.label} tabs={[{ id: 'one', label: s.words.one, content: s.words.other }]} />,
      },
    ],
  }),
  args: {
    label: 'Project',
    onSelect: fn(),
    tabs: [
      { id: 'activities', label: 'Activities', count: 12, content: <Text>Twelve activities</Text> },
      { id: 'budget', label: 'Budget', content: <Text>The budget</Text> },
      { id: 'files', label: 'Files', count: 0, content: <Text>No files</Text> },
    ],
  },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Budget' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The budget')
    await expect(args.onSelect).toHaveBeenLastCalledWith('budget')
  },
})

export const KeyboardInArabic = meta.story({
  globals: { locale: 'ar' },
  tags: ['arabic'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Budget' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Files/ })).toHaveFocus()
  },
})

const useTabs = () => {
  const say = useSay()
  return [
    {
      id: 'activities',
      label: say('Activities', 'الأنشطة'),
      count: 12,
      content: <Text>{say('Twelve activities', 'اثنا عشر نشاطًا')}</Text>,
    },
    { id: 'budget', label: say('Budget', 'الميزانية'), content: <Text>{say('The budget', 'الميزانية')}</Text> },
    { id: 'requests', label: say('Purchase requests', 'طلبات الشراء'), count: 3, content: null },
    { id: 'people', label: say('People', 'الأشخاص'), count: 148, content: null },
    { id: 'files', label: say('Files', 'الملفات'), count: 0, content: null },
    { id: 'history', label: say('History', 'السجل'), content: <Text>{say('What happened', 'ما حدث')}</Text> },
  ]
}

const Project = ({ startsAt }: { startsAt: string }) => {
  const say = useSay()
  const [selected, select] = useState(startsAt)
  return <Tabs label={say('Project', 'المشروع')} onSelect={select} selected={selected} tabs={useTabs()} />
}

const Matrix = () => (
  <Stack gap="huge">
    <Project startsAt="activities" />
    <Project startsAt="history" />
  </Stack>
)

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

/** Whether a tab is fully visible within the scrolling list. */
const isSeen = (tab: HTMLElement) => {
  const list = tab.closest('[role=tablist]')?.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  return list !== undefined && left >= list.left - 1 && right <= list.right + 1
}

export const Phone = meta.story({
  render: () => <Matrix />,
  tags: ['visual', 'phone'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('tab', { selected: true })[1]
    await waitFor(() => expect(last && isSeen(last)).toBe(true))
  },
})
