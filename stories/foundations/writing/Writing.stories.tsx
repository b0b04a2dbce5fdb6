import { Section } from '@portal/ui/Section'
import preview from '../../../.storybook/preview.tsx'
import { useSay } from '../../support/say.ts'
import { DoDont } from '../parts/DoDont.tsx'
import { Leaf } from '../parts/Leaf.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Pairs } from '../parts/Pairs.tsx'
import { errors, neutral, tone } from './writing-pairs.ts'

const meta = preview.meta({
  title: 'Foundations/Writing',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const WritingPage = () => {
  const say = useSay()
  return (
    <Leaf
      lead={[
        'Write short, plain sentences in the active voice. Use the verbs of the work: file, sign, reject, reply, delegate, enrol. Write Arabic as Arabic, and don’t translate word for word.',
        'قصيرة وواضحة ومباشرة، بأفعال العمل نفسها: تقديم وتوقيع ورفض ورد وتفويض وتسجيل. تُكتب العربية كتابةً ولا تُترجم كلمة بكلمة.',
      ]}
      title={['Writing in two languages', 'الكتابة بلغتين']}
    >
      <Section title={say('Tone', 'النبرة')}>
        <Pairs pairs={tone} />
      </Section>
      <Section
        help={say(
          'Say what happened, what was saved, and what to do next. Don’t blame people or show codes.',
          'ماذا حدث، وما الذي حُفظ، وما العمل. بلا لوم وبلا رموز.',
        )}
        title={say('Errors', 'الأخطاء')}
      >
        <Pairs pairs={errors} />
      </Section>
      <Section
        help={say(
          'In Arabic, use verbal nouns for commands, “please” with a noun, and the passive for completed actions.',
          'المصدر للأوامر، و«يُرجى» مع المصدر، وصيغة «تم» لما أُنجز.',
        )}
        title={say('Arabic for everyone', 'عربية للجميع')}
      >
        <Pairs pairs={neutral} />
      </Section>
      <Section title={say('Figures and dates', 'الأرقام والتواريخ')}>
        <Lines
          lines={[
            ['Use Western digits in both languages: 1,250.00.', 'أرقام غربية في اللغتين: 1,250.00.'],
            ['Write dates as DD-MMM-YYYY on every screen.', 'التواريخ بصيغة واحدة في كل الشاشات.'],
            [
              'Give every text with a count all six Arabic plural forms.',
              'للعربية ست صيغ للعدد، ولكل نص معدود الصيغ الست.',
            ],
            [
              'Leave a third more space. Arabic text is shorter but has taller lines, and Turkish text is longer.',
              'يُترك متسع بمقدار الثلث: العربية أقصر حروفًا وأعلى سطورًا، والتركية أطول.',
            ],
          ]}
        />
      </Section>
      <DoDont
        donts={[
          ['Don’t use exclamation marks, blame, or jokes in errors.', 'لا علامات تعجب ولا لوم ولا مزاح في الأخطاء.'],
          [
            'Don’t build sentences from parts. Word order differs between languages.',
            'لا جملة مركبة من أجزاء، فترتيب الكلمات يختلف.',
          ],
          [
            'Don’t leave English in Arabic text, except names and formats.',
            'لا كلمات إنجليزية في العربية سوى الأسماء والصيغ.',
          ],
        ]}
        dos={[
          ['Use sentence case in English.', 'علامات الترقيم العربية: ، ؛ ؟'],
          ['Use the same word for the same thing on every screen.', 'الكلمة نفسها للشيء نفسه في كل شاشة.'],
          ['Read the text aloud in both languages.', 'قراءة النص بصوت مسموع باللغتين.'],
        ]}
      />
    </Leaf>
  )
}

export const Writing = meta.story({ render: () => <WritingPage /> })
