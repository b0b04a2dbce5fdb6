import { Section } from '@portal/ui/Section'
import { expect } from 'storybook/test'
import { releases } from '../../.storybook/docs/changes.ts'
import preview from '../../.storybook/preview.tsx'
import { Leaf } from '../foundations/parts/Leaf.tsx'
import { Lines } from '../foundations/parts/Lines.tsx'
import { withClipboard } from '../foundations/parts/with-clipboard.ts'
import { useSay } from '../say.ts'
import { Changes } from './Changes.tsx'
import { Contents } from './Contents.tsx'
import { Screens } from './Screens.tsx'
import { Tokens } from './Tokens.tsx'

const meta = preview.meta({
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const WelcomePage = () => {
  const say = useSay()
  return (
    <Leaf
      lead={[
        'The vocabulary of the portal: calm, exact and quick, in two scripts, for eyes, ears and keyboards. Begin with the pictures, then open what you came for.',
        'مفردات البوابة: هادئة ودقيقة وسريعة، بخطين، للعين والأذن ولوحة المفاتيح. تبدأ الصفحة بصور الشاشات، ثم ما يلزم من التفاصيل.',
      ]}
      title={['Portal design system', 'نظام تصميم البوابة']}
    >
      <Contents />
      <Section
        help={say('Taken from the running portal with its demo data.', 'مأخوذة من البوابة نفسها ببياناتها التجريبية.')}
        title={say('Real screens', 'شاشات حقيقية')}
      >
        <Screens />
      </Section>
      <Section title={say('How to review', 'كيفية المراجعة')}>
        <Lines
          lines={[
            [
              'The toolbar above changes language (and direction), theme and density of everything here.',
              'يغيّر شريط الأدوات في الأعلى اللغة (ومعها الاتجاه) والسمة والكثافة لكل ما يظهر هنا.',
            ],
            [
              'Docs says what a component is for, what to do and what not, with every prop. States shows all of it at once.',
              'تشرح صفحة Docs الغرض من كل مكوّن وما يُفضَّل وما يُتجنَّب مع جميع خصائصه، وتعرض States كل حالاته معًا.',
            ],
            [
              'The tab Accessibility runs axe on what is shown; Interactions replays the keyboard.',
              'يشغّل تبويب Accessibility فحص axe على المعروض، ويعيد تبويب Interactions تشغيل خطوات لوحة المفاتيح.',
            ],
            [
              'Look at 360 and 1,440 px, in both languages, light and dark.',
              'المعاينة بعرض 360 و1,440 بكسل، باللغتين، بالسمتين الفاتحة والداكنة.',
            ],
            [
              'A change that people see comes with new pictures: npm run test:visual compares them.',
              'كل تغيير مرئي يأتي بصور جديدة، ويقارنها الأمر \u2066npm run test:visual\u2069.',
            ],
          ]}
        />
      </Section>
      <Section
        help={say(
          'A press copies var(--portal-...). They follow the theme, the language and the partner’s own look.',
          'الضغط ينسخ \u2066var(--portal-...)\u2069. وهي تتبع السمة واللغة ومظهر موقع الشريك.',
        )}
        title={say('Tokens to copy', 'رموز للنسخ')}
      >
        <Tokens />
      </Section>
      <Section title={say('Where things are', 'أين توجد الأشياء')}>
        <Lines
          lines={[
            [
              'packages/ui/src: one folder for each component, with its sheet beside it.',
              'في \u2066packages/ui/src\u2069: مجلد لكل مكوّن، وورقة أنماطه بجانبه.',
            ],
            [
              'packages/ui/src/theme: colours, lengths, themes; nowhere else has any.',
              'في \u2066packages/ui/src/theme\u2069: الألوان والأطوال والسمات، ولا شيء منها في مكان آخر.',
            ],
            [
              'stories: these pages, which are the tests’ fixtures too.',
              'في \u2066stories\u2069: هذه الصفحات، وهي مادة الاختبارات أيضًا.',
            ],
            [
              'npm run new -- component Name writes a new one with its stories.',
              'ينشئ الأمر \u2066npm run new -- component Name\u2069 مكوّنًا جديدًا مع قصصه.',
            ],
          ]}
        />
      </Section>
      <Section title={say('What changed', 'ما الذي تغيّر')}>
        <Changes releases={releases} />
      </Section>
    </Leaf>
  )
}

export const Welcome = meta.story({
  render: () => <WelcomePage />,
  play: ({ canvas, canvasElement, userEvent }) =>
    withClipboard(async write => {
      canvas.getByRole('button', { name: /--portal-radius/ }).focus({ preventScroll: true })
      await userEvent.keyboard('{Enter}')
      await expect(write).toHaveBeenCalledWith('var(--portal-radius)')
      const shown = [...canvasElement.querySelectorAll('img')].filter(image => image.checkVisibility())
      await expect(shown.length).toBeGreaterThanOrEqual(4)
      await expect(shown.length).toBe(canvasElement.querySelectorAll('figure').length)
      // The list of changes isn't empty, whatever its content.
      await expect(canvasElement.querySelector('[lang="en"][dir="ltr"] p')).not.toBeEmptyDOMElement()
    }),
})
