import { Badge } from '@portal/ui/Badge'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useSay } from '../../support/say.ts'
import { DoDont } from '../parts/DoDont.tsx'
import { Leaf } from '../parts/Leaf.tsx'
import { withClipboard } from '../parts/with-clipboard.ts'
import { ColourTokens } from './ColourTokens.tsx'
import { Contrast } from './Contrast.tsx'

const meta = preview.meta({
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const InUse = () => {
  const say = useSay()
  return (
    <Section title={say('In use', 'في الاستخدام')}>
      <Stack>
        <Banner title={say('Three complaints wait for a reply', 'ثلاث شكاوى بانتظار الرد')} tone="warning">
          {say('The oldest is five days old.', 'مضى على أقدمها خمسة أيام.')}
        </Banner>
        <Inline>
          <Button variant="primary">{say('Send reply', 'إرسال الرد')}</Button>
          <Button>{say('Add comment', 'إضافة تعليق')}</Button>
          <Button variant="danger">{say('Delete', 'حذف')}</Button>
          <Status tone="info">{say('New', 'جديدة')}</Status>
          <Status tone="success">{say('Answered', 'تم الرد')}</Status>
          <Badge>{say('Private', 'خاصة')}</Badge>
        </Inline>
      </Stack>
    </Section>
  )
}

const ColourPage = () => (
  <Leaf
    lead={[
      'Pages use neutral colours. One accent marks the main action and the current page. Four tones show a status that the words name too. Press a name to copy it.',
      'الألوان المحايدة تحمل الصفحة، ولون تمييز واحد يدل على الإجراء الرئيسي والمكان الحالي، وأربعة ألوان تعبّر عن حالة تقولها الكلمات أيضًا. والضغط على الاسم ينسخه.',
    ]}
    title={['Colour', 'اللون']}
  >
    <InUse />
    <ColourTokens />
    <Contrast />
    <DoDont
      donts={[
        ['Don’t use colours outside the theme, not even grey.', 'لا لون خارج السمة، ولا حتى الرمادي.'],
        ['Don’t use a tone for decoration.', 'لا لون حالة للزينة.'],
        ['Don’t convey anything by colour alone.', 'لا معلومة يحملها اللون وحده.'],
      ]}
      dos={[
        ['Use one primary button per page.', 'زر رئيسي واحد في الصفحة.'],
        ['Use Status or Badge instead of coloured text.', 'استخدام Status أو Badge بدلًا من النص الملوّن.'],
        ['Check each screen in all three themes.', 'معاينة كل شاشة في السمات الثلاث.'],
      ]}
    />
  </Leaf>
)

export const Colour = meta.story({
  render: () => <ColourPage />,
  play: ({ canvas, userEvent }) =>
    withClipboard(async write => {
      const accent = canvas.getByRole('button', { name: /--portal-accent/ })
      accent.focus({ preventScroll: true })
      await userEvent.keyboard('{Enter}')
      await expect(write).toHaveBeenCalledWith('var(--portal-accent)')
      await expect(accent.nextElementSibling).toHaveTextContent(/Copied|تم النسخ/)
    }),
})
