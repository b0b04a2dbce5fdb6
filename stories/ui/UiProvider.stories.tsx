import { DatePicker } from '@portal/ui/DatePicker'
import { Text } from '@portal/ui/Text'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'

const meta = preview.meta({
  title: 'ui/Text/UiProvider',
  component: UiProvider,
  parameters: usage({
    what: 'Wraps the whole portal once. Provides texts, direction, the date locale, and link navigation.',
    dos: ['Expect Western digits and the Gregorian calendar in every language.'],
    donts: ['Don’t nest providers.'],
    element: 'none',
  }),
  args: {
    source: { language: 'ar', direction: 'rtl' as const, find: lookupIn('ar', { ui: {} }) },
    children: <DatePicker defaultValue="2026-09-05" label="التاريخ" />,
  },
})

export const Playground = meta.story()

export const States = meta.story({
  tags: ['visual'],
  render: args => (
    <div dir="rtl" lang="ar">
      <UiProvider {...args} />
      <Text>نص</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(/05.*أيلول.*2026/)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
