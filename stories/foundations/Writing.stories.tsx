import { Section } from '@portal/ui/Section'
import preview from '../../.storybook/preview.tsx'
import { useSay } from '../say.ts'
import { DoDont } from './parts/DoDont.tsx'
import { Leaf } from './parts/Leaf.tsx'
import { Lines } from './parts/Lines.tsx'
import { Pairs } from './parts/Pairs.tsx'
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
        'Short, plain and active, in the verbs of the work: file, sign, reject, reply, delegate, enrol. Arabic is written, not translated word by word.',
        'قصيرة وواضحة ومباشرة، بأفعال العمل نفسها: تقديم وتوقيع ورفض ورد وتفويض وتسجيل. تُكتب العربية كتابةً ولا تُترجم كلمة بكلمة.',
      ]}
      title={['Writing in two languages', 'الكتابة بلغتين']}
    >
      <Section title={say('Tone', 'النبرة')}>
        <Pairs pairs={tone} />
      </Section>
      <Section
        help={say(
          'What happened, what was saved, what to do. No blame and no codes.',
          'ماذا حدث، وما الذي حُفظ، وما العمل. بلا لوم وبلا رموز.',
        )}
        title={say('Errors', 'الأخطاء')}
      >
        <Pairs pairs={errors} />
      </Section>
      <Section
        help={say(
          'Verbal nouns for commands, “please” with a noun, the passive for what was done.',
          'المصدر للأوامر، و«يرجى» مع المصدر، وصيغة «تم» لما أُنجز.',
        )}
        title={say('Arabic for everyone', 'عربية للجميع')}
      >
        <Pairs pairs={neutral} />
      </Section>
      <Section title={say('Figures and dates', 'الأرقام والتواريخ')}>
        <Lines
          lines={[
            ['Western digits in both languages: 1,250.00.', 'أرقام غربية في اللغتين: 1,250.00.'],
            ['Dates as DD-MMM-YYYY, the same on every screen.', 'التواريخ بصيغة واحدة في كل الشاشات.'],
            [
              'Arabic has six plural forms; every counted text has all six.',
              'للعربية ست صيغ للعدد، ولكل نص معدود الصيغ الست.',
            ],
            [
              'Leave a third more space: Arabic is shorter in letters and taller in lines, Turkish is longer.',
              'يُترك متسع بمقدار الثلث: العربية أقصر حروفًا وأعلى سطورًا، والتركية أطول.',
            ],
          ]}
        />
      </Section>
      <DoDont
        donts={[
          ['No exclamation marks, no blame, no jokes in errors.', 'لا علامات تعجب ولا لوم ولا مزاح في الأخطاء.'],
          ['No sentence put together from parts: word order differs.', 'لا جملة مركبة من أجزاء، فترتيب الكلمات يختلف.'],
          ['No English left over in Arabic but names and formats.', 'لا كلمات إنجليزية في العربية سوى الأسماء والصيغ.'],
        ]}
        dos={[
          ['Sentence case in English.', 'علامات الترقيم العربية: ، ؛ ؟'],
          ['The same word for the same thing on every screen.', 'الكلمة نفسها للشيء نفسه في كل شاشة.'],
          ['Read it aloud in both languages.', 'قراءة النص بصوت مسموع باللغتين.'],
        ]}
      />
    </Leaf>
  )
}

export const Writing = meta.story({ render: () => <WritingPage /> })
