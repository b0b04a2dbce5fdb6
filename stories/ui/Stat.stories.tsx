import { Grid } from '@portal/ui/Grid'
import { Money } from '@portal/ui/Money'
import { Stat } from '@portal/ui/Stat'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/Stat',
  component: Stat,
  parameters: usage({
    what: 'One figure that matters, with what it counts above it and how it moved below.',
    dos: ['Three to five in a row, no more.', 'Let it lead to the rows that sum to it.'],
    donts: ['No box around it.', 'No colour unless the change is good or bad.'],
  }),
  args: { label: 'Beneficiaries', value: '12,480' },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  args: { href: '/staff/projects' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Grid columns="two">
      <Stat href="/staff/projects" label={say('Projects under way', 'المشاريع الجارية')} value="14" />
      <Stat
        change={{
          text: say('12% more than in October', 'أكثر بنسبة 12% من تشرين الأول'),
          direction: 'up',
          tone: 'success',
        }}
        label={say('Beneficiaries', 'المستفيدون')}
        value="12,480"
      />
      <Stat
        change={{ text: say('$4,100 over plan', 'أعلى من الخطة بمقدار $4,100'), direction: 'up', tone: 'danger' }}
        label={say('Spent this month', 'المصروف هذا الشهر')}
        value={<Money amount={5_230_000} />}
      />
      <Stat
        change={{ text: say('As in October', 'كما في تشرين الأول') }}
        label={say('Open complaints', 'الشكاوى المفتوحة')}
        value="3"
      />
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })
