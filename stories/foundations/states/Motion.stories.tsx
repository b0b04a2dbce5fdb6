import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Isolate } from '@portal/ui/Isolate'
import { Progress } from '@portal/ui/Progress'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Split } from '@portal/ui/Split'
import { Stack } from '@portal/ui/Stack'
import { type Store, useStore } from '@portal/ui/store'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useSay } from '../../support/say.ts'
import { DoDont } from '../parts/DoDont.tsx'
import { Leaf } from '../parts/Leaf.tsx'
import { Table } from '../parts/Table.tsx'
import { useTranslate, type Words } from '../parts/words.ts'
import { ball, runner, track } from './motion.css.ts'

const meta = preview.meta({
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const durations: readonly (readonly [what: Words, long: string, why: Words])[] = [
  [
    ['Hover, press, focus', 'المرور والضغط والتركيز'],
    '120 ms',
    ['Feels like a response, and doesn’t distract', 'يُحَسّ كاستجابة ولا يُرى كعرض'],
  ],
  [['A drawer or sheet', 'لوحة جانبية أو سفلية'], '140 ms', ['Shows where it came from', 'تُظهر من أين أتت']],
  [['A dialog or toast', 'مربع حوار أو إشعار'], '160 ms', ['Shows that it is new', 'يُظهر أنه جديد']],
  [
    ['Before a skeleton shows', 'قبل ظهور الهيكل المؤقت'],
    '150 ms',
    ['Content that loads sooner needs none', 'ما يصل قبل ذلك لا يحتاج إليه'],
  ],
  [
    ['A tip after resting', 'التلميح بعد التوقف'],
    '500 ms',
    ['Doesn’t appear while the pointer passes by', 'لا يظهر أثناء العبور'],
  ],
]

const query = '(prefers-reduced-motion: reduce)'
const stillness: Store<boolean> = {
  initial: false,
  read: () => matchMedia(query).matches,
  subscribe: listener => {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  },
}

const Device = () => {
  const say = useSay()
  const isStill = useStore(stillness)
  return (
    <Banner>
      {isStill
        ? say(
            'This device asks for reduced motion, so everything appears at once.',
            'يطلب هذا الجهاز تقليل الحركة، لذلك يظهر كل شيء فورًا.',
          )
        : say('This device allows motion.', 'يسمح هذا الجهاز بالحركة.')}
    </Banner>
  )
}

const Try = () => {
  const say = useSay()
  const [isAtEnd, setAtEnd] = useState(false)
  return (
    <Stack align="start">
      <Button onPress={() => setAtEnd(!isAtEnd)}>{say('Move it', 'تحريك')}</Button>
      <Stack width="form">
        <div className={track} data-at={isAtEnd ? 'end' : 'start'} data-testid="track">
          <span className={runner} />
          <span className={ball} />
        </div>
      </Stack>
    </Stack>
  )
}

const MotionPage = () => {
  const say = useSay()
  const translate = useTranslate()
  return (
    <Leaf
      lead={[
        'Motion confirms an action and shows where something came from. It is short and eases out. It stops for people who ask for reduced motion.',
        'الحركة استجابة تُظهر من أين أتى الشيء. وهي قصيرة تتباطأ في نهايتها، وتتوقف لمن طلب السكون.',
      ]}
      title={['Motion', 'الحركة']}
    >
      <Device />
      <Section title={say('Durations', 'المُدد')}>
        <Table
          heads={[say('What', 'العنصر'), say('How long', 'المدة'), say('Why', 'السبب')]}
          label={say('Durations', 'المُدد')}
          rows={durations.map(([what, long, why]) => [
            translate(what),
            <Isolate key={long}>{long}</Isolate>,
            translate(why),
          ])}
        />
      </Section>
      <Section title={say('To try', 'للتجربة')}>
        <Try />
      </Section>
      <Section
        help={say(
          'The only two continuous animations. They run only while something is in progress.',
          'الحركتان الوحيدتان المستمرتان، ما دام هناك عمل جارٍ.',
        )}
        title={say('While one waits', 'أثناء الانتظار')}
      >
        <Split
          end={<Skeleton lines={3} />}
          start={<Progress label={say('Sending the file', 'جارٍ إرسال الملف')} value={null} />}
        />
      </Section>
      <DoDont
        donts={[
          ['Don’t show a spinner over content that is already visible.', 'لا مؤشر دوران فوق صفحة كانت ظاهرة.'],
          ['Don’t animate anything just to attract attention.', 'لا شيء يتحرك من تلقاء نفسه لجذب الانتباه.'],
          ['Don’t make people wait for motion to end.', 'لا حركة يجب انتظارها.'],
        ]}
        dos={[
          [
            'Use swift(...) in style sheets. It takes 120 ms, and applies only where motion is allowed.',
            'استخدام swift(...) في ورقة الأنماط: 120 ms حيث تكون الحركة مقبولة فقط.',
          ],
          [
            'Reserve the height of loading content, so that the layout doesn’t shift.',
            'الحفاظ على ارتفاع ما يُحمَّل كي لا يقفز شيء.',
          ],
        ]}
      />
    </Leaf>
  )
}

export const Motion = meta.story({
  render: () => <MotionPage />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Move it|تحريك/ })
    button.focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByTestId('track')).toHaveAttribute('data-at', 'end')
    button.blur()
  },
})
