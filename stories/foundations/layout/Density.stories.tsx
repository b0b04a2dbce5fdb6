import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { TextField } from '@portal/ui/TextField'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { columnsFor, rows } from '../../support/complaint-rows.tsx'
import { useSay } from '../../support/say.ts'
import { CopyToken } from '../parts/CopyToken.tsx'
import { DoDont } from '../parts/DoDont.tsx'
import { Leaf } from '../parts/Leaf.tsx'
import { Lines } from '../parts/Lines.tsx'
import { useTranslate, type Words } from '../parts/words.ts'
import { heights } from './density.css.ts'

const meta = preview.meta({
  title: 'Foundations/Density',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const densities: readonly { readonly key: keyof typeof heights; readonly title: Words; readonly help: Words }[] = [
  {
    key: 'comfortable',
    title: ['Comfortable', 'مريحة'],
    help: [
      'Rows and controls are 40 px high. This is the default.',
      'صفوف وعناصر بارتفاع 40 بكسل: الوضع الأولي للجميع.',
    ],
  },
  {
    key: 'compact',
    title: ['Compact', 'مكثفة'],
    help: [
      'Rows and controls are 32 px high, for people who compare long lists all day.',
      '32 بكسل، لمقارنة القوائم الطويلة طوال اليوم.',
    ],
  },
]

const Sample = ({ name }: { name: string }) => {
  const say = useSay()
  return (
    <Stack>
      <Inline align="end">
        <TextField label={say('Subject', 'الموضوع')} />
        <Button>{say('Filter', 'تصفية')}</Button>
      </Inline>
      <DataTable
        columns={columnsFor(say)}
        label={`${say('Complaints', 'الشكاوى')}: ${name}`}
        rowKey={({ id }) => id}
        rows={rows}
      />
    </Stack>
  )
}

const DensityPage = () => {
  const say = useSay()
  const translate = useTranslate()
  return (
    <Leaf
      lead={[
        'Each person chooses a density. The choice is stored on the device, and the text size doesn’t change.',
        'الاختيار لمن يعمل بالبوابة، ويُحفظ على الجهاز. ويبقى حجم النص كما هو.',
      ]}
      title={['Density', 'الكثافة']}
    >
      {densities.map(({ key, title, help }) => (
        <Section help={translate(help)} key={key} title={translate(title)}>
          <div className={heights[key]} data-testid={key}>
            <Sample name={translate(title)} />
          </div>
        </Section>
      ))}
      <Section title={say('What it changes', 'ما الذي تغيّره')}>
        <Lines
          lines={[
            ['The height of rows and controls changes.', 'ارتفاع الصفوف وعناصر الإدخال.'],
            [
              'Touch targets stay at 44 px in both densities.',
              'حيث تضغط الأصابع تبقى مساحات اللمس 44 بكسل في الحالتين.',
            ],
            ['Type, colour, and order stay the same.', 'الخط واللون وترتيب الأشياء لا تتغير.'],
          ]}
        />
        <Inline>
          <CopyToken name="--portal-control" />
          <CopyToken name="--portal-row" />
        </Inline>
      </Section>
      <DoDont
        donts={[['Don’t set the density for people on a screen.', 'لا شاشة تقرر عن الأشخاص.']]}
        dos={[
          ['Check lists in both densities before you finish them.', 'معاينة القوائم في الحالتين قبل اعتبارها منتهية.'],
        ]}
      />
    </Leaf>
  )
}

export const Density = meta.story({
  render: () => <DensityPage />,
  play: async ({ canvas }) => {
    const height = (name: string) =>
      canvas.getByTestId(name).querySelector('input')?.getBoundingClientRect().height ?? Number.NaN
    await expect(height('compact')).toBeLessThan(height('comfortable'))
    await expect(height('compact')).toBeGreaterThanOrEqual(24)
  },
})
