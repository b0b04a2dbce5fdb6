import { Button } from '@portal/ui/Button'
import { Card } from '@portal/ui/Card'
import { Grid } from '@portal/ui/Grid'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Layout/Card',
  component: Card,
  parameters: usage({
    what: 'Shows one of a few things to choose from, such as trainings to enrol in.',
    dos: ['Make the whole card open what it shows.', 'Show the same facts in the same order on each card.'],
    donts: [
      "Don't use it as a box around part of a page. Use a Section.",
      "Don't nest cards.",
      "Don't use cards for long lists. Use a DataTable.",
    ],
  }),
  args: { title: 'First aid' },
})

export const Playground = meta.story({ args: { href: '/sup/trainings/1', children: 'Three days in Gaziantep' } })

export const Keyboard = meta.story({
  args: { href: '/sup/trainings/1', actions: <Button>Enrol</Button>, children: 'Three days in Gaziantep' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'First aid' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Enrol' })).toHaveFocus()
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Grid columns="two">
      <Card
        href="/sup/trainings/1"
        status={<Status tone="success">{say('Open', 'مفتوح')}</Status>}
        title={say('First aid', 'الإسعافات الأولية')}
      >
        <Text tone="muted">
          {say('Three days in Gaziantep, from 02-Dec-2026', 'ثلاثة أيام في غازي عنتاب، ابتداءً من 02-كانون الأول-2026')}
        </Text>
      </Card>
      <Card
        actions={<Button variant="primary">{say('Enrol', 'تسجيل')}</Button>}
        href="/sup/trainings/2"
        title={say('Safeguarding for people who work with children every day', 'الحماية لمن يعملون مع الأطفال يوميًّا')}
      >
        <Text tone="muted">{say('Online, twelve hours', 'عن بُعد، اثنتا عشرة ساعة')}</Text>
      </Card>
      <Card title={say('Bookkeeping', 'مسك الدفاتر')}>
        <Text tone="muted">{say('Full', 'اكتمل العدد')}</Text>
      </Card>
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
