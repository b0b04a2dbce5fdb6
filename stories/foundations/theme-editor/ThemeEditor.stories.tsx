import { CodeBlock } from '@portal/ui/CodeBlock'
import { Section } from '@portal/ui/Section'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useSay } from '../../support/say.ts'
import { Leaf } from '../parts/Leaf.tsx'
import { colour, colourLabel, picker, sides } from './editor.css.ts'
import { Preview } from './Preview.tsx'
import { snippetOf, themeOfBrand } from './theme-of-brand.ts'

const meta = preview.meta({
  title: 'Foundations/Theme editor',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text)

const Editor = () => {
  const say = useSay()
  const [typed, setTyped] = useState('#e8590c')
  const [brand, setBrand] = useState(typed)
  const choose = (text: string) => {
    setTyped(text)
    if (isColour(text)) setBrand(text.toLowerCase())
  }
  const themes = themeOfBrand(brand)
  return (
    <Leaf
      lead={[
        'Enter one brand colour. The editor computes the accent, text on it and in it, the focus ring, and chart colours. All have enough contrast on light and dark pages.',
        'لون واحد للعلامة يكفي: منه يُحسب لون التمييز والكلمات فوقه وبه ولون التركيز وألوان المخططات، مع الحفاظ على التباين في الصفحات الفاتحة والداكنة.',
      ]}
      title={['Theme editor', 'محرر السمة']}
    >
      <div className={picker}>
        <label className={colourLabel}>
          {say('Brand', 'لون العلامة')}
          <input className={colour} onChange={event => choose(event.target.value)} type="color" value={brand} />
        </label>
        <TextField
          direction="ltr"
          {...(!isColour(typed) && { error: say('Please enter six digits: #e8590c', 'يُرجى إدخال ستة أرقام: ‎#e8590c') })}
          label={say('As written in CSS', 'كما يُكتب في CSS')}
          onChange={choose}
          value={typed}
        />
      </div>
      <div className={sides}>
        <Preview colours={themes.light} name={say('Light', 'فاتح')} theme="light" />
        <Preview colours={themes.dark} name={say('Dark', 'داكن')} theme="dark" />
      </div>
      <Section
        help={say(
          'Paste this after the design system’s own style sheet. On partners’ sites, set only the accent. The frame computes the rest.',
          'بعد ورقة أنماط نظام التصميم. وفي مواقع الشركاء يكفي لون التمييز وحده، ويحسب الإطار الباقي.',
        )}
        title={say('To paste', 'للصق')}
      >
        <CodeBlock label={say('Sheet', 'ورقة الأنماط')}>{snippetOf(brand)}</CodeBlock>
      </Section>
    </Leaf>
  )
}

/** Three brands, including a yellow and a dark green. axe checks each in both themes. */
export const ThemeEditor = meta.story({
  render: () => <Editor />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox')
    for (const brand of ['#ffd400', '#0b4f3a', '#e8590c']) {
      await userEvent.clear(box)
      await userEvent.type(box, brand)
      await waitFor(() => expect(canvas.getByText(new RegExp(`--portal-accent: ${brand}`))).toBeVisible())
      for (const page of canvas.getAllByRole('region')) await expect(within(page).queryByText(/✗/)).toBeNull()
    }
  },
})
