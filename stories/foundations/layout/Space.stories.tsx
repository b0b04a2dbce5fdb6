import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { gapSteps, width } from '@portal/ui/theme/tokens'
import preview from '../../../.storybook/preview.tsx'
import { useSay } from '../../support/say.ts'
import { CopyToken } from '../parts/CopyToken.tsx'
import { DoDont } from '../parts/DoDont.tsx'
import { Leaf } from '../parts/Leaf.tsx'
import { code, row, rows } from '../parts/parts.css.ts'
import { Table } from '../parts/Table.tsx'
import { useTranslate, type Words } from '../parts/words.ts'
import { bars, corners, flat, floating, trio } from './space.css.ts'

const meta = preview.meta({
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const gaps: readonly (readonly [name: keyof typeof gapSteps, use: Words])[] = [
  ['tiny', ['A label and its control', 'التسمية وعنصرها']],
  ['small', ['Buttons side by side', 'أزرار متجاورة']],
  ['medium', ['Stacked fields', 'حقول متتالية']],
  ['large', ['Parts of a page', 'أجزاء الصفحة']],
  ['huge', ['Groups of parts', 'مجموعات الأجزاء']],
]

const radii: readonly (readonly [name: keyof typeof corners, use: Words])[] = [
  ['small', ['Controls', 'عناصر الإدخال']],
  ['large', ['Overlays', 'ما يطفو']],
  ['round', ['Badges, avatars', 'الشارات وصور الأشخاص']],
]

const widths: readonly (readonly [name: keyof typeof width, use: Words])[] = [
  ['page', ['A page', 'صفحة']],
  ['form', ['A form', 'نموذج']],
  ['reading', ['A paragraph', 'فقرة']],
  ['drawer', ['The drawer', 'القائمة الجانبية']],
  ['rail', ['The collapsed drawer', 'القائمة الجانبية مطوية']],
  ['bar', ['The top bar’s height', 'ارتفاع الشريط العلوي']],
]

const SpacePage = () => {
  const say = useSay()
  const translate = useTranslate()
  return (
    <Leaf
      lead={[
        'Everything aligns to a 4 px grid. Space and a hairline separate sections. Only overlays have a shadow.',
        'كل شيء يقف على شبكة من 4 بكسل. تفصل المسافة وخط رفيع واحد بين الأقسام، ولا ظل إلا لما يطفو.',
      ]}
      title={['Space', 'المسافات']}
    >
      <Section
        help={say('The gap prop of Stack, Inline, and Grid.', 'قيمة gap في Stack وInline وGrid.')}
        title={say('Gaps', 'الفجوات')}
      >
        <ul className={rows}>
          {gaps.map(([name, use]) => (
            <li className={row} key={name}>
              <Text>
                <bdi className={code}>{name}</bdi> · <Isolate>{`${gapSteps[name] * 4} px`}</Isolate>
                <br />
                <Text as="span" size="small" tone="muted">
                  {translate(use)}
                </Text>
              </Text>
              <span className={bars[name]} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say('Radii', 'استدارة الزوايا')}>
        <div className={trio}>
          {radii.map(([name, use]) => (
            <Stack gap="tiny" key={name}>
              <div className={corners[name]} />
              <Text size="small">
                <bdi className={code}>{name}</bdi> · {translate(use)}
              </Text>
            </Stack>
          ))}
        </div>
        <CopyToken name="--portal-radius" />
      </Section>
      <Section title={say('Elevation', 'الارتفاع')}>
        <div className={trio}>
          <Stack gap="tiny">
            <div className={flat} />
            <Text size="small">{say('On the page: a hairline', 'على الصفحة: خط رفيع')}</Text>
          </Stack>
          <Stack gap="tiny">
            <div className={floating} />
            <Text size="small">
              {say('Above the page: menus, dialogs, toasts', 'فوقها: القوائم ومربعات الحوار والإشعارات')}
            </Text>
          </Stack>
        </div>
      </Section>
      <Section
        help={say(
          'Layouts change at 360, 640, 960, and 1,280 px. Breakpoints are in em, so larger text counts as a narrower screen.',
          'تتغير الشاشات عند 360 و640 و960 و1,280 بكسل، محسوبة بوحدة em بحيث يُعامل النص الأكبر كشاشة أضيق.',
        )}
        title={say('Widths', 'العروض')}
      >
        <Table
          heads={[say('What', 'العنصر'), say('At most', 'الحد الأقصى')]}
          label={say('Widths', 'العروض')}
          rows={widths.map(([name, use]) => [
            translate(use),
            <bdi className={code} dir="ltr" key={name}>
              {width[name]}
            </bdi>,
          ])}
        />
      </Section>
      <DoDont
        donts={[
          ['Don’t nest cards.', 'لا بطاقة داخل بطاقة.'],
          [
            'Don’t put margins on components. The layout sets the spacing.',
            'لا هوامش حول المكوّنات، فالتخطيط هو ما يحدد المسافة.',
          ],
          ['Don’t use left and right. Use start and end.', 'لا يمين ولا يسار، بل بداية ونهاية.'],
        ]}
        dos={[
          ['Set spacing with Stack, Inline, Grid, and Split.', 'تحديد المسافات بواسطة Stack وInline وGrid وSplit.'],
          ['Reserve the space of loading content.', 'حجز مكان ما لم يُحمَّل بعد.'],
        ]}
      />
    </Leaf>
  )
}

export const Space = meta.story({ render: () => <SpacePage /> })
