import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import preview from '../../.storybook/preview.tsx'
import { useSay } from '../say.ts'
import { ringed, targets } from './accessibility.css.ts'
import { DoDont } from './parts/DoDont.tsx'
import { Keys } from './parts/Keys.tsx'
import { Leaf } from './parts/Leaf.tsx'
import { Lines } from './parts/Lines.tsx'
import { useTranslate, type Words } from './parts/words.ts'

const meta = preview.meta({
  title: 'Foundations/Accessibility',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const sizes: readonly (readonly [name: keyof typeof targets, px: string, use: Words])[] = [
  ['least', '24', ['The least, everywhere', 'الحد الأدنى في كل مكان']],
  ['desk', '40', ['Controls, comfortable', 'عناصر الإدخال، الوضع المريح']],
  ['touch', '44', ['Wherever fingers press', 'حيثما تضغط الأصابع']],
]

const AccessibilityPage = () => {
  const say = useSay()
  const translate = useTranslate()
  return (
    <Leaf
      lead={[
        'WCAG 2.2 AA everywhere, AAA contrast in the high-contrast theme, and every job done by keyboard alone in both directions.',
        'المستوى AA من WCAG 2.2 في كل مكان، وتباين AAA في سمة التباين العالي، وإنجاز كل عمل بلوحة المفاتيح وحدها في الاتجاهين.',
      ]}
      title={['Accessibility', 'سهولة الوصول']}
    >
      <Section title={say('Keyboard', 'لوحة المفاتيح')}>
        <Keys />
      </Section>
      <Section title={say('Targets', 'مساحات الضغط')}>
        <Inline align="end" gap="large">
          {sizes.map(([name, px, use]) => (
            <Stack align="center" gap="small" key={name}>
              <span className={targets[name]}>{px}</span>
              <Text size="small">{translate(use)}</Text>
            </Stack>
          ))}
        </Inline>
      </Section>
      <Section
        help={say(
          'A ring of 2 px with a gap to the focused element, 3:1 against every background.',
          'حلقة بسماكة 2 بكسل تفصلها مسافة عمّا تحيط به، بتباين 3:1 على كل سطح.',
        )}
        title={say('Focus', 'التركيز')}
      >
        <span>
          <span className={ringed}>{say('Focused', 'في موضع التركيز')}</span>
        </span>
        <Lines
          lines={[
            ['What opens takes the focus; what closes gives it back.', 'ما يُفتح يأخذ التركيز، وما يُغلق يعيده.'],
            ['The order of focus is the order of reading.', 'ترتيب التركيز هو ترتيب القراءة.'],
            [
              'One stop for a group: tabs, radio buttons, stars, a table’s row menu.',
              'توقف واحد لكل مجموعة: علامات التبويب وأزرار الاختيار والنجوم وقائمة الصف.',
            ],
          ]}
        />
      </Section>
      <Section title={say('What the device asks for', 'ما يطلبه الجهاز')}>
        <Lines
          lines={[
            ['Less motion: everything arrives at once.', 'تقليل الحركة: يظهر كل شيء فورًا.'],
            [
              'More contrast: the high-contrast theme, where nobody chose another.',
              'زيادة التباين: سمة التباين العالي ما لم تُختر سمة أخرى.',
            ],
            [
              'Forced colours: what is chosen takes the device’s own highlight.',
              'الألوان المفروضة: يأخذ المحدد لون التحديد الخاص بالجهاز.',
            ],
            [
              'Text at 200 %: nothing is cut off and nothing covers another.',
              'تكبير النص إلى 200%: لا شيء يُقتطع ولا شيء يتراكب.',
            ],
          ]}
        />
      </Section>
      <Section title={say('How it is tested', 'كيف يُختبر')}>
        <Lines
          lines={[
            [
              'axe looks at every story in three themes and both directions; one violation fails the run.',
              'يفحص axe كل قصة في ثلاث سمات وفي الاتجاهين، ومخالفة واحدة تُفشل الاختبار.',
            ],
            [
              'Every component that can be operated has a story that does so by keyboard alone.',
              'لكل مكوّن تفاعلي قصة تستخدمه بلوحة المفاتيح وحدها.',
            ],
            [
              'Each pair of ink and ground is calculated in tests/ui/contrast.test.ts.',
              'يُحسب تباين كل حبر مع سطحه في \u2066tests/ui/contrast.test.ts\u2069.',
            ],
            [
              'Whole jobs are done in tests/flows: by keyboard, at 200 % text, in Arabic on a phone.',
              'تُنجز أعمال كاملة في \u2066tests/flows\u2069: بلوحة المفاتيح، وبنص مكبّر 200%، وبالعربية على الهاتف.',
            ],
          ]}
        />
      </Section>
      <DoDont
        donts={[
          ['No placeholder instead of a label.', 'لا نص مؤقت بدلًا من التسمية.'],
          ['No disabled button without a reason in sight.', 'لا زر معطّل من دون سبب ظاهر.'],
          ['Nothing that shows on hover only.', 'لا شيء يظهر عند المرور فقط.'],
        ]}
        dos={[
          ['Native elements first: they work before scripts.', 'العناصر الأصلية أولًا، فهي تعمل قبل تحميل البرامج.'],
          ['A name for every control that says what it does out of context.', 'اسم لكل عنصر يوضح عمله خارج سياقه.'],
          ['Go through your screen once with Tab alone.', 'تجربة الشاشة مرة بمفتاح Tab وحده.'],
        ]}
      />
    </Leaf>
  )
}

export const Accessibility = meta.story({ render: () => <AccessibilityPage /> })
