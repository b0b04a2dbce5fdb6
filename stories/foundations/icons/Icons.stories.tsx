import { EmptyState } from '@portal/ui/EmptyState'
import { Icon, iconNames, iconSizes } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { SearchField } from '@portal/ui/SearchField'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useSay } from '../../support/say.ts'
import { DoDont } from '../parts/DoDont.tsx'
import { Leaf } from '../parts/Leaf.tsx'
import { withClipboard } from '../parts/with-clipboard.ts'
import { IconTile } from './IconTile.tsx'
import { gallery } from './icons.css.ts'

const meta = preview.meta({
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const Gallery = () => {
  const say = useSay()
  const [words, setWords] = useState('')
  const found = iconNames.filter(name => name.toLowerCase().includes(words.trim().toLowerCase()))
  return (
    <Section
      help={say(
        'Press an icon to copy its code. Icons that point along the text are mirrored in Arabic.',
        'الضغط ينسخ سطر الرمز البرمجي. وما يشير مع اتجاه النص ينعكس في العربية.',
      )}
      title={say('All icons', 'كل الأيقونات')}
    >
      <Stack width="form">
        <SearchField
          label={say('Find an icon by its English name', 'البحث عن أيقونة باسمها الإنجليزي')}
          onChange={setWords}
          value={words}
        />
      </Stack>
      {found.length === 0 ? (
        <EmptyState title={say('No icon has this name.', 'لا توجد أيقونة بهذا الاسم.')} />
      ) : (
        <ul className={gallery}>
          {found.map(name => (
            <li key={name}>
              <IconTile name={name} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const IconsPage = () => {
  const say = useSay()
  return (
    <Leaf
      lead={[
        'A small custom set with 1.5 px lines on a 20 px grid. It matches the strokes of IBM Plex.',
        'مجموعة صغيرة خاصة بنا: خطوط بسماكة 1.5 على شبكة من 20، لتنسجم مع خط IBM Plex.',
      ]}
      title={['Icons', 'الأيقونات']}
    >
      <Gallery />
      <Section title={say('Sizes', 'الأحجام')}>
        <Inline align="end" gap="large">
          {iconSizes.map(size => (
            <Stack align="center" gap="small" key={size}>
              <Icon name="message" size={size} />
              <Text size="small">
                <bdi lang="en">{size}</bdi>
              </Text>
            </Stack>
          ))}
        </Inline>
      </Section>
      <DoDont
        donts={[
          ['Don’t show an icon without text if only insiders know it.', 'لا أيقونة وحدها لا يعرفها إلا أهل المكان.'],
          ['Don’t use emoji or a second icon set.', 'لا رموز تعبيرية ولا مجموعة ثانية.'],
          ['Don’t mirror clocks, tick marks, or media symbols.', 'لا تنعكس الساعات ولا علامات الصح ولا رموز الوسائط.'],
        ]}
        dos={[
          ['Use icons next to text, or in an IconButton with a name.', 'بجانب الكلمات، أو في IconButton له اسم.'],
          ['Use the same icon for the same thing everywhere.', 'الأيقونة نفسها للشيء نفسه في كل مكان.'],
          [
            'Add new icons to Icon/paths.ts in the same line style.',
            'تُضاف الأيقونات الجديدة إلى Icon/paths.ts بالأسلوب نفسه.',
          ],
        ]}
      />
    </Leaf>
  )
}

export const Icons = meta.story({
  render: () => <IconsPage />,
  play: ({ canvas, userEvent }) =>
    withClipboard(async write => {
      const search = canvas.getByRole('searchbox')
      await userEvent.type(search, 'zzz')
      await expect(canvas.queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument()
      await userEvent.clear(search)
      canvas.getByRole('button', { name: /calendar/ }).focus({ preventScroll: true })
      await userEvent.keyboard('{Enter}')
      await expect(write).toHaveBeenCalledWith('<Icon name="calendar" />')
      await expect(await canvas.findByText(/Copied|تم النسخ/)).toBeInTheDocument()
    }),
})
