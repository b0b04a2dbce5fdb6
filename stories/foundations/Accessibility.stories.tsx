import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import preview from '../../.storybook/preview.tsx'
import { useSay } from '../support/say.ts'
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
  ['least', '24', ['Minimum, everywhere', 'الحد الأدنى في كل مكان']],
  ['desk', '40', ['Controls, comfortable density', 'عناصر الإدخال، الوضع المريح']],
  ['touch', '44', ['All touch targets', 'حيثما تضغط الأصابع']],
]

const AccessibilityPage = () => {
  const say = useSay()
  const translate = useTranslate()
  return (
    <Leaf
      lead={[
        'Every screen meets WCAG 2.2 AA. The high-contrast theme has AAA contrast. Every task works by keyboard alone, in both directions.',
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
          'A 2 px ring with a gap around the focused element. Its contrast is 3:1 on every background.',
          'حلقة بسماكة 2 بكسل تفصلها مسافة عمّا تحيط به، بتباين 3:1 على كل سطح.',
        )}
        title={say('Focus', 'التركيز')}
      >
        <span>
          <span className={ringed}>{say('Focused', 'في موضع التركيز')}</span>
        </span>
        <Lines
          lines={[
            [
              'An overlay takes focus when it opens, and returns it when it closes.',
              'ما يُفتح يأخذ التركيز، وما يُغلق يعيده.',
            ],
            ['Focus order follows reading order.', 'ترتيب التركيز هو ترتيب القراءة.'],
            [
              'A group is one tab stop: tabs, radio buttons, stars, or a table’s row menu.',
              'توقف واحد لكل مجموعة: علامات التبويب وأزرار الاختيار والنجوم وقائمة الصف.',
            ],
          ]}
        />
      </Section>
      <Section title={say('What the device asks for', 'ما يطلبه الجهاز')}>
        <Lines
          lines={[
            ['Reduced motion: everything appears at once.', 'تقليل الحركة: يظهر كل شيء فورًا.'],
            [
              'More contrast: the high-contrast theme applies, unless the person chose another theme.',
              'زيادة التباين: سمة التباين العالي ما لم تُختر سمة أخرى.',
            ],
            [
              'Forced colours: selected items use the device’s highlight colour.',
              'الألوان المفروضة: يأخذ المحدد لون التحديد الخاص بالجهاز.',
            ],
            [
              'Text at 200%: nothing is cut off, and nothing overlaps.',
              'تكبير النص إلى 200%: لا شيء يُقتطع ولا شيء يتراكب.',
            ],
          ]}
        />
      </Section>
      <Section title={say('How it is tested', 'كيف يُختبر')}>
        <Lines
          lines={[
            [
              'axe checks every story in both directions, and its colours in all four themes. One violation fails the run.',
              'يفحص axe كل قصة في الاتجاهين، وألوانها في السمات الأربع، ومخالفة واحدة تُفشل الاختبار.',
            ],
            [
              'Every interactive component has a story that operates it by keyboard alone.',
              'لكل مكوّن تفاعلي قصة تستخدمه بلوحة المفاتيح وحدها.',
            ],
            [
              'tests/ui/theme/contrast.test.ts calculates the contrast of each text colour on each background.',
              'يُحسب تباين كل حبر مع سطحه في \u2066tests/ui/contrast.test.ts\u2069.',
            ],
            [
              'tests/flows completes whole tasks: by keyboard, with text at 200%, and in Arabic on a phone.',
              'تُنجز أعمال كاملة في \u2066tests/flows\u2069: بلوحة المفاتيح، وبنص مكبّر 200%، وبالعربية على الهاتف.',
            ],
          ]}
        />
      </Section>
      <DoDont
        donts={[
          ['Don’t use a placeholder as a label.', 'لا نص مؤقت بدلًا من التسمية.'],
          ['Don’t disable a button without a visible reason.', 'لا زر معطّل من دون سبب ظاهر.'],
          ['Don’t show anything on hover only.', 'لا شيء يظهر عند المرور فقط.'],
        ]}
        dos={[
          [
            'Use native elements first. They work before JavaScript loads.',
            'العناصر الأصلية أولًا، فهي تعمل قبل تحميل البرامج.',
          ],
          ['Give every control a name that makes sense out of context.', 'اسم لكل عنصر يوضح عمله خارج سياقه.'],
          ['Go through your screen once with Tab alone.', 'تجربة الشاشة مرة بمفتاح Tab وحده.'],
        ]}
      />
    </Leaf>
  )
}

export const Accessibility = meta.story({ render: () => <AccessibilityPage /> })
