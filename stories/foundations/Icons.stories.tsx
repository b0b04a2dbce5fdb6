import { EmptyState } from '@portal/ui/EmptyState'
import { Icon, iconNames, iconSizes } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { SearchField } from '@portal/ui/SearchField'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { useSay } from '../say.ts'
import { IconTile } from './IconTile.tsx'
import { gallery } from './icons.css.ts'
import { DoDont } from './parts/DoDont.tsx'
import { Leaf } from './parts/Leaf.tsx'
import { withClipboard } from './parts/with-clipboard.ts'

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
        'A press copies the line of code. Those that point along the text turn round in Arabic.',
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
        'A small set of our own: lines of 1.5 on a grid of 20, so that they sit beside the strokes of IBM Plex.',
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
          ['No icon alone that only insiders know.', 'لا أيقونة وحدها لا يعرفها إلا أهل المكان.'],
          ['No emoji and no second set.', 'لا رموز تعبيرية ولا مجموعة ثانية.'],
          ['Clocks, ticks and media signs never turn round.', 'لا تنعكس الساعات ولا علامات الصح ولا رموز الوسائط.'],
        ]}
        dos={[
          ['Beside words, or in an IconButton that has a name.', 'بجانب الكلمات، أو في IconButton له اسم.'],
          ['The same icon for the same thing everywhere.', 'الأيقونة نفسها للشيء نفسه في كل مكان.'],
          [
            'New ones go into Icon/paths.ts in the same line.',
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
