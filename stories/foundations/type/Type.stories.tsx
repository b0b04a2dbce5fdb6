import { Money } from '@portal/ui/Money'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import preview from '../../../.storybook/preview.tsx'
import { useSay } from '../../support/say.ts'
import { CopyToken } from '../parts/CopyToken.tsx'
import { DoDont } from '../parts/DoDont.tsx'
import { Leaf } from '../parts/Leaf.tsx'
import { facts, row, rows } from '../parts/parts.css.ts'
import { Table } from '../parts/Table.tsx'
import { useTranslate, type Words } from '../parts/words.ts'
import { Specimen } from './Specimen.tsx'
import { amount, reading, sizes, weights } from './type.css.ts'

const meta = preview.meta({
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const steps: readonly { readonly key: keyof typeof sizes; readonly name: string; readonly use: Words }[] = [
  { key: 'display', name: 'Heading display', use: ['The title of a page', 'عنوان الصفحة'] },
  { key: 'title', name: 'Heading title', use: ['The title of a section', 'جزء من الصفحة'] },
  { key: 'large', name: 'Text large', use: ['A lead paragraph or a card', 'مقدمة أو بطاقة'] },
  { key: 'text', name: 'Text medium', use: ['Body text', 'كل ما يُقرأ'] },
  {
    key: 'small',
    name: 'Text small',
    use: ['Help text and table headers', 'المساعدة تحت الحقل ورؤوس الجداول'],
  },
]

const paragraphs = {
  en: 'A complaint is read by two people only. What is written here stays inside the portal, and a reply comes within five working days.',
  ar: 'لا يطّلع على الشكوى سوى شخصين. وما يُكتب هنا يبقى داخل البوابة، ويصل الرد خلال خمسة أيام عمل.',
} as const

const TypePage = () => {
  const say = useSay()
  const translate = useTranslate()
  return (
    <Leaf
      lead={[
        'The portal uses IBM Plex Sans and IBM Plex Sans Arabic, designed as one family. Arabic is slightly larger, with more line spacing.',
        'خطّا IBM Plex Sans وIBM Plex Sans Arabic المرسومان كعائلة واحدة. تظهر العربية أكبر قليلًا وبمسافة أوسع بين السطور.',
      ]}
      title={['Type', 'الخط']}
    >
      <Section title={say('Sizes', 'الأحجام')}>
        <ul className={rows}>
          {steps.map(({ key, name, use }) => (
            <li className={row} key={key}>
              <div className={facts}>
                <Text weight="strong">
                  <bdi lang="en">{name}</bdi>
                </Text>
                <Text size="small" tone="muted">
                  {translate(use)}
                </Text>
              </div>
              <Specimen look={sizes[key]} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say('Weights', 'الأوزان')}>
        <ul className={rows}>
          <li className={row}>
            <Text>{say('400 for body text', '400 لكل ما يُقرأ')}</Text>
            <Specimen look={weights.normal} />
          </li>
          <li className={row}>
            <Text>{say('600 for headings, labels, and buttons', '600 للعناوين والتسميات والأزرار')}</Text>
            <Specimen look={weights.strong} />
          </li>
        </ul>
      </Section>
      <Section
        help={say(
          '1.5 in Latin and 1.7 in Arabic, with 70 characters per line.',
          '1.5 في اللاتينية و1.7 في العربية، و70 حرفًا في السطر.',
        )}
        title={say('Line height', 'ارتفاع السطر')}
      >
        <Specimen look={reading} texts={paragraphs} />
      </Section>
      <Section
        help={say(
          'Western digits in every language. In columns, all digits have the same width.',
          'أرقام غربية في كل اللغات، بعرض واحد في الأعمدة.',
        )}
        title={say('Figures', 'الأرقام')}
      >
        <Table
          heads={[say('Budget line', 'بند الميزانية'), say('Amount', 'المبلغ')]}
          label={say('Figures', 'الأرقام')}
          rows={[
            [
              say('Transport', 'النقل'),
              <bdi className={amount} dir="ltr" key="one">
                <Money amount={1_111_100} />
              </bdi>,
            ],
            [
              say('Venue', 'القاعة'),
              <bdi className={amount} dir="ltr" key="two">
                <Money amount={-86_050} />
              </bdi>,
            ],
          ]}
        />
      </Section>
      <Section title={say('Tokens', 'الرموز')}>
        <ul className={rows}>
          {['--portal-font', '--portal-type', '--portal-leading'].map(name => (
            <li key={name}>
              <CopyToken name={name} />
            </li>
          ))}
        </ul>
      </Section>
      <DoDont
        donts={[
          [
            'Don’t use letter-spacing or italics. Arabic has neither.',
            'لا تباعد بين الحروف ولا خط مائل، فالعربية لا تعرفهما.',
          ],
          ['Don’t use a third weight or another family.', 'لا وزن ثالث ولا عائلة خط أخرى.'],
          ['Don’t use capitals for emphasis.', 'لا حروف كبيرة للتأكيد.'],
        ]}
        dos={[
          ['Use Heading and Text, and never a custom size.', 'استخدام Heading وText دائمًا، لا حجم خاص.'],
          ['Use isTabular for numbers in columns.', 'isTabular للأرقام في الأعمدة.'],
          ['Leave room for marks above and below Arabic letters.', 'ترك متّسع للحركات فوق الحروف العربية وتحتها.'],
        ]}
      />
    </Leaf>
  )
}

export const Type = meta.story({ render: () => <TypePage /> })
