import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useSay } from '../../support/say.ts'
import { DoDont } from '../parts/DoDont.tsx'
import { Leaf } from '../parts/Leaf.tsx'
import { Lines } from '../parts/Lines.tsx'
import { columns } from '../parts/parts.css.ts'
import { Side } from '../parts/Side.tsx'
import { Table } from '../parts/Table.tsx'
import { DirectionSample } from './DirectionSample.tsx'

const meta = preview.meta({
  title: 'Foundations/Direction',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

/** The same text with bare codes, and with each code isolated. */
const Runs = () => {
  const say = useSay()
  return (
    <Side locale="ar">
      <Table
        heads={[say('What', 'العنصر'), say('Loose', 'بلا عزل'), say('Isolated', 'معزول')]}
        label={say('Isolated runs', 'المقاطع المعزولة')}
        rows={[
          [
            say('A phone number', 'رقم هاتف'),
            'هاتف: +90 (342) 555 01 01',
            <Text as="span" key="phone">
              هاتف: <Isolate>+90 (342) 555 01 01</Isolate>
            </Text>,
          ],
          [
            say('An amount', 'مبلغ'),
            'الرصيد -1,250.00 $',
            <Text as="span" key="amount">
              الرصيد <Isolate>-1,250.00 $</Isolate>
            </Text>,
          ],
          [
            say('A range', 'مدى'),
            'الأسبوع 3-5',
            <Text as="span" key="range">
              الأسبوع <Isolate>3-5</Isolate>
            </Text>,
          ],
        ]}
      />
    </Side>
  )
}

const DirectionPage = () => {
  const say = useSay()
  return (
    <Leaf
      lead={[
        'Arabic isn’t a mirror image. Mirror the layout and anything that follows the text direction. Don’t mirror numbers, codes, or real-world symbols.',
        'العربية ليست صورة معكوسة: ينعكس التخطيط وكل ما يسير مع النص، أما الأرقام والرموز وإشارات العالم فلا تنعكس.',
      ]}
      title={['Direction', 'الاتجاه']}
    >
      <Section title={say('Side by side', 'جنبًا إلى جنب')}>
        <div className={columns}>
          <Side locale="en">
            <DirectionSample />
          </Side>
          <Side locale="ar">
            <DirectionSample />
          </Side>
        </div>
      </Section>
      <Section title={say('What turns round', 'ما ينعكس')}>
        <Lines
          lines={[
            [
              'Column order, the drawer, and the position of the main action.',
              'ترتيب الأعمدة والقائمة الجانبية ومكان الإجراء الرئيسي.',
            ],
            [
              'Arrows, chevrons, progress bars, steppers, sliders, stars, and the time axes of charts.',
              'الأسهم والشارات الدالة ومؤشرات التقدم والخطوات والمنزلقات والنجوم ومحاور الزمن في المخططات.',
            ],
            ['Arrow keys: each one moves in its visual direction.', 'المفاتيح: يقود السهم إلى ما يُرى في جهته.'],
          ]}
        />
      </Section>
      <Section title={say('What stays', 'ما لا ينعكس')}>
        <Lines
          lines={[
            ['Clocks, media controls, tick marks, and logos.', 'الساعات وأزرار الوسائط وعلامات الصح والشعارات.'],
            [
              'Numbers, amounts, dates, phone numbers, email addresses, and codes.',
              'الأرقام والمبالغ والتواريخ وأرقام الهواتف والبريد الإلكتروني والرموز.',
            ],
            [
              'Toasts at the top: on the right in both directions, as specified.',
              'الإشعارات: أعلى اليمين في الحالتين كما هو محدد.',
            ],
          ]}
        />
      </Section>
      <Section
        help={say(
          'Without isolation, brackets and plus signs jump to the wrong side. Isolate gives a run of text its own direction.',
          'من دون عزل تقفز الأقواس وعلامات الجمع إلى الجهة الخطأ. ويحفظ Isolate المقطع كاملًا.',
        )}
        title={say('Isolated runs', 'المقاطع المعزولة')}
      >
        <Runs />
      </Section>
      <DoDont
        donts={[
          [
            'Don’t use left, right, margin-left, or text-align: left.',
            'لا left ولا right ولا margin-left ولا text-align: left.',
          ],
          ['Don’t write arrows as characters in text.', 'لا سهم مكتوب كحرف داخل النص.'],
        ]}
        dos={[
          [
            'Use inset-inline, margin-inline, and text-align: start.',
            'استخدام inset-inline وmargin-inline وtext-align: start.',
          ],
          [
            'Wrap every code, email address, phone number, and amount in Isolate.',
            'استخدام Isolate حول كل رمز وبريد إلكتروني ورقم هاتف ومبلغ.',
          ],
          [
            'Set dir="auto" where people type. Names come in both scripts.',
            'استخدام \u2066dir="auto"\u2069 حيث تتم الكتابة، فالأسماء تأتي بالخطين.',
          ],
        ]}
      />
    </Leaf>
  )
}

export const Direction = meta.story({
  render: () => <DirectionPage />,
  play: async ({ canvas }) => {
    const [english, arabic] = canvas.getAllByRole('progressbar')
    await expect(english && getComputedStyle(english).direction).toBe('ltr')
    await expect(arabic && getComputedStyle(arabic).direction).toBe('rtl')
  },
})
