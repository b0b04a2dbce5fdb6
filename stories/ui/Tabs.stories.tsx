import { Tabs } from '@portal/ui/Tabs'
import { Text } from '@portal/ui/Text'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/Tabs',
  component: Tabs,
  parameters: usage({
    what: 'Parts of one record that are read one at a time.',
    dos: ['Keep the selected one in the address.'],
    donts: ['No steps of a task.', 'No more than about seven.'],
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

const Matrix = () => {
  const say = useSay()
  return (
    <Tabs
      label={say('Project', 'المشروع')}
      tabs={[
        {
          id: 'a',
          label: say('Activities', 'الأنشطة'),
          count: 12,
          content: <Text>{say('Twelve activities', 'اثنا عشر نشاطًا')}</Text>,
        },
        { id: 'b', label: say('Budget', 'الميزانية'), content: null },
        { id: 'c', label: say('Purchase requests', 'طلبات الشراء'), count: 3, content: null },
      ]}
    />
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })
