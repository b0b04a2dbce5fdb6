import { Grid } from '@portal/ui/Grid'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Stat } from '@portal/ui/Stat'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Data/Stat',
  component: Stat,
  parameters: usage({
    what: 'One key figure, with its label above and its change below.',
    dos: ['Show three to five in a row.', 'Link it to the rows that add up to it.'],
    donts: ['Don’t put a box around it.', 'Don’t use colour unless the change is good or bad.'],
  }),
  args: { label: 'Beneficiaries', value: '12,480' },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  args: { href: '/staff/projects' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    // A press on the figure itself also follows the link.
    const { x, y, height } = canvas.getByText('12,480').getBoundingClientRect()
    await expect(document.elementFromPoint(x + 4, y + height / 2)).toBe(link)
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Grid columns="two">
      <Stat href="/staff/projects" label={say('Projects under way', 'المشاريع الجارية')} value="14" />
      <Stat
        change={{
          text: (
            <>
              <Isolate>12%</Isolate> {say('more than in October', 'أكثر من تشرين الأول')}
            </>
          ),
          direction: 'up',
          tone: 'success',
        }}
        label={say('Beneficiaries', 'المستفيدون')}
        value="12,480"
      />
      <Stat
        change={{
          text: (
            <>
              {say('Over plan by', 'أعلى من الخطة بمقدار')} <Money amount={410_000} />
            </>
          ),
          direction: 'up',
          tone: 'danger',
        }}
        label={say('Spent this month', 'المصروف هذا الشهر')}
        value={<Money amount={5_230_000} />}
      />
      <Stat
        change={{ text: say('As in October', 'كما في تشرين الأول') }}
        label={say('Open complaints', 'الشكاوى المفتوحة')}
        value="3"
      />
      <Stat
        change={{
          text: say('Two fewer than in the same week of last year', 'أقل باثنتين من الأسبوع نفسه في السنة الماضية'),
          direction: 'down',
        }}
        label={say(
          'Requests that wait for a second signature of the finance department',
          'الطلبات التي تنتظر التوقيع الثاني من القسم المالي',
        )}
        value={<Money amount={-1_234_567_890_12} currency="tl" />}
      />
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
