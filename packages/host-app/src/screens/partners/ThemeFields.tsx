import type { PartnerTheme } from '@portal/contract/partners'
import { Grid } from '@portal/ui/Grid'
import { TextField } from '@portal/ui/TextField'
import { usePartnerTexts } from './texts.ts'

/** The theme tokens that cross into the frame. */
export const ThemeFields = ({ theme }: { theme: PartnerTheme }) => {
  const t = usePartnerTexts()
  const colour = (name: 'accent' | 'surface' | 'text') => ({
    name: `theme.${name}`,
    label: t(name),
    defaultValue: theme[name] ?? '',
    direction: 'ltr' as const,
    help: t('colour_help'),
  })
  return (
    <Grid columns="two">
      <TextField {...colour('accent')} isOptional />
      <TextField {...colour('surface')} isOptional />
      <TextField {...colour('text')} isOptional />
      <TextField
        defaultValue={theme.radius === undefined ? '' : String(theme.radius)}
        direction="ltr"
        help={t('radius_help')}
        inputMode="numeric"
        isOptional
        label={t('radius')}
        name="theme.radius"
      />
      <TextField
        defaultValue={theme.font ?? ''}
        direction="ltr"
        help={t('font_help')}
        isOptional
        label={t('font')}
        name="theme.font"
      />
    </Grid>
  )
}
