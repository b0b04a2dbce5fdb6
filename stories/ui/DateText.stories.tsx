import { DateText, dateStyles, formatDate } from '@portal/ui/DateText'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Dates and figures/DateText',
  component: DateText,
  argTypes: choices({ format: dateStyles }),
  parameters: usage({
    what: "Shows a date in the portal's format: localised month names, and Western digits in every language.",
    dos: ['Use DD-MMM-YYYY for people, and YYYY-MM-DD for codes and files.'],
    donts: ['Never write "3 days ago" where the exact date matters.'],
    states: [],
  }),
  args: { value: '2026-09-05' },
})

export const Playground = meta.story({
  play: async () => {
    await expect(formatDate('2026-09-05')).toBe('05-Sep-2026')
    await expect(formatDate('2026-09-05', 'iso')).toBe('2026-09-05')
    await expect(formatDate('2026-11-20T14:05', 'datetime')).toBe('20-Nov-2026 14:05')
    await expect(formatDate('2026-11-20', 'date', 'ar')).toBe('20-تشرين الثاني-2026')
    await expect(formatDate('soon')).toBe('soon')
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Stack gap="small">
      <Text>
        {say('Due on', 'تستحق في')} <DateText value="2026-09-05" />.
      </Text>
      <Text>
        {say('File of', 'ملف يوم')} <DateText format="iso" value="2026-09-05" />.
      </Text>
      <Text>
        {say('Signed on', 'وُقّعت في')} <DateText format="datetime" value="2026-11-20T14:05" />.
      </Text>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
