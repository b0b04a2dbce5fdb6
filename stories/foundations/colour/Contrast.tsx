import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import * as palettes from '@portal/ui/theme/palettes'
import { useSay } from '../../support/say.ts'
import { Table } from '../parts/Table.tsx'
import { useTranslate, type Words } from '../parts/words.ts'
import { themes } from './colour-tokens.ts'
import { contrast, rgb } from './contrast.ts'

type Token = keyof palettes.Palette

const grounds = ['surface', 'raised', 'sunken'] as const

const pairs: readonly { readonly ink: Token; readonly on: readonly Token[]; readonly name: Words }[] = [
  { ink: 'text', on: grounds, name: ['Text', 'النص'] },
  { ink: 'muted', on: grounds, name: ['Muted text', 'النص الهادئ'] },
  { ink: 'accent', on: grounds, name: ['Links, accent', 'الروابط ولون التمييز'] },
  { ink: 'success', on: grounds, name: ['Success', 'اكتمل'] },
  { ink: 'warning', on: grounds, name: ['Warning', 'تنبيه'] },
  { ink: 'danger', on: grounds, name: ['Danger', 'خطر'] },
  { ink: 'info', on: grounds, name: ['Info', 'معلومة'] },
  { ink: 'onAccent', on: ['accent'], name: ['Text on accent', 'كلمات فوق لون التمييز'] },
  { ink: 'onDanger', on: ['danger'], name: ['Text on danger', 'كلمات فوق لون الخطر'] },
  { ink: 'edge', on: grounds, name: ['Edges of controls (no text)', 'حدود عناصر الإدخال (ليست نصًا)'] },
]

const gradeOf = (ratio: number) => (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : '')

/** Lowest contrast of each text colour, computed from the palettes. */
export const Contrast = () => {
  const say = useSay()
  const translate = useTranslate()
  const figure = (palette: palettes.Palette, ink: Token, on: readonly Token[]) => {
    const least = Math.min(...on.map(ground => contrast(rgb(palette[ink]), rgb(palette[ground]))))
    return <Isolate key={ink}>{`${(Math.floor(least * 10) / 10).toFixed(1)}\u00a0${gradeOf(least)}`}</Isolate>
  }
  return (
    <Section
      help={say(
        'The lowest contrast on the three backgrounds, calculated live from the palettes. Text needs 4.5 (AA), or 7 (AAA) in high contrast. Edges need 3.',
        'أقل قيمة على الأسطح الثلاثة، محسوبة الآن من لوحات الألوان. يحتاج النص إلى 4.5 (AA)، وإلى 7 (AAA) في التباين العالي، وتحتاج الحدود إلى 3.',
      )}
      title={say('Contrast', 'التباين')}
    >
      <Table
        heads={[say('Ink', 'الحبر'), ...themes.map(({ title }) => translate(title))]}
        label={say('Contrast', 'التباين')}
        rows={pairs.map(({ ink, on, name }) => [
          translate(name),
          ...themes.map(({ key }) => figure(palettes[key], ink, on)),
        ])}
      />
    </Section>
  )
}
