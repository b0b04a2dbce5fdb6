import { RichTextView } from '@portal/ui/RichTextView'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Fields/RichTextView',
  component: RichTextView,
  parameters: usage({
    what: 'Shows text that was written in RichText, read-only.',
    dos: ['Pass the HTML as stored. The component shows only allowed tags.'],
    donts: ['Don’t use it for the portal’s own text. Use Heading and Text instead.'],
    states: [],
  }),
  args: { html: '<p>Coats and boots for <strong>430 children</strong>.</p>' },
})

export const Playground = meta.story()

const english =
  '<h3>Winter clothing</h3><p>Coats and boots for <strong>430 children</strong> in <em>four</em> camps, ' +
  '<u>before</u> the <s>first</s> snow.</p><h4>By age</h4>' +
  '<ul><li>Sizes, see <a href="https://example.org/sizes">the table</a><ul><li>Small ones first</li></ul></li>' +
  '<li>Handed out in the schools</li></ul><ol><li>Order</li><li>Check</li></ol>' +
  '<blockquote>Last year the boots came after the snow.</blockquote><p>السطر العربي داخل النص الإنكليزي.</p>'

const arabic =
  '<h3>ملابس الشتاء</h3><p>معاطف وأحذية لعدد <strong>430 طفلًا</strong> في <em>أربعة</em> مخيمات، ' +
  '<u>قبل</u> الثلج <s>الأول</s>.</p><h4>حسب العمر</h4>' +
  '<ul><li>المقاسات، انظر <a href="https://example.org/sizes">الجدول</a><ul><li>الصغيرة أولًا</li></ul></li>' +
  '<li>تُوزَّع في المدارس</li></ul><ol><li>الطلب</li><li>الفحص</li></ol>' +
  '<blockquote>وصلت الأحذية في العام الماضي بعد الثلج.</blockquote><p>An English line inside the Arabic text.</p>'

const Text = () => (
  <Stack width="form">
    <RichTextView html={useSay()(english, arabic)} />
  </Stack>
)

export const States = meta.story({ render: () => <Text />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

/** Links are tab stops in document order. */
export const Keyboard = meta.story({
  args: {
    html: '<p><a href="https://example.org/one">One</a></p><ul><li><a href="mailto:a@example.org">Two</a></li></ul>',
  },
  play: async ({ canvas, userEvent }) => {
    const followed = fn((event: Event) => event.preventDefault())
    const [one, two] = canvas.getAllByRole('link')
    two?.addEventListener('click', followed)
    await userEvent.tab()
    await expect(one).toHaveFocus()
    await userEvent.tab()
    await expect(two).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenCalledOnce()
  },
})

/** Long words wrap and don't widen the page. */
export const LongWords = meta.story({
  args: { html: `<p><a href="https://example.org">https://example.org/${'winter-clothing-'.repeat(20)}</a></p>` },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Only allowed tags and safe links are rendered. */
export const Hostile = meta.story({
  args: {
    html:
      '<p onclick="alert(1)" style="position:fixed">One<script>alert(2)</script></p><img src=x onerror=alert(3)>' +
      '<p><a href="javascript:alert(4)">Two</a> <a href="https://example.org">Three</a></p><iframe srcdoc="x"></iframe>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['https://example.org'])
    await expect(canvasElement.querySelectorAll('script, img, iframe, [onclick], p[style]')).toHaveLength(0)
    await expect(canvas.getByText('One')).toHaveTextContent(/^One$/)
  },
})
