import { contrastOf } from '@portal/contract/partners/brand'
import { Button } from '@portal/ui/Button'
import { Checkbox } from '@portal/ui/Checkbox'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Progress } from '@portal/ui/Progress'
import { StarScore } from '@portal/ui/StarRating'
import { Switch } from '@portal/ui/Switch'
import { dark, light } from '@portal/ui/theme/palettes'
import { useSay } from '../../support/say.ts'
import { Table } from '../parts/Table.tsx'
import { page, swatch, swatches } from './editor.css.ts'
import { type BrandTheme, propertiesOf } from './theme-of-brand.ts'

interface PreviewProps {
  name: string
  theme: 'light' | 'dark'
  colours: BrandTheme
}

const palettes = { light, dark } as const

/** A brand in one theme, with the contrast of each pair. */
export const Preview = ({ name, theme, colours }: PreviewProps) => {
  const say = useSay()
  const { surface, raised, sunken } = palettes[theme]
  const onPage = (colour: string) => Math.min(...[surface, raised, sunken].map(ground => contrastOf(colour, ground)))
  const figure = (ratio: number, least: number) =>
    `${(Math.floor(ratio * 10) / 10).toFixed(1)} ${ratio >= least ? '✓' : '✗'}`
  return (
    <section aria-label={name} className={page} data-theme={theme} style={propertiesOf(colours)}>
      <Inline>
        <Button variant="primary">{say('Send', 'إرسال')}</Button>
        <Button variant="quiet">{say('Details', 'التفاصيل')}</Button>
        <Link href="#brand">{say('Read more', 'المزيد')}</Link>
        <StarScore value={4} />
      </Inline>
      <Checkbox defaultChecked>{say('I have read this', 'قرأت هذا')}</Checkbox>
      <Switch defaultOn label={say('Notify me', 'إشعاري')} />
      <Progress label={say('Uploaded', 'تم الرفع')} max={100} value={60} />
      <div className={swatches}>
        {colours.charts.map(background => (
          <span className={swatch} key={background} style={{ background }} />
        ))}
      </div>
      <Table
        heads={[say('Pair', 'الزوج'), say('Colour', 'اللون'), say('Contrast', 'التباين')]}
        label={name}
        rows={[
          [
            say('Text on the accent', 'الكلمات فوق لون التمييز'),
            colours.accent,
            figure(contrastOf(colours.onAccent, colours.accent), 4.5),
          ],
          [
            say('Text in the accent', 'الكلمات بلون التمييز'),
            colours.accentInk,
            figure(onPage(colours.accentInk), 4.5),
          ],
          [say('Focus', 'التركيز'), colours.focus, figure(onPage(colours.focus), 3)],
          [say('Charts', 'المخططات'), '', figure(Math.min(...colours.charts.map(onPage)), 3)],
        ]}
      />
    </section>
  )
}
