import type { PartnerTheme } from '@portal/contract/partners/partners'
import { Grid } from '@portal/ui/Grid'
import { Stack } from '@portal/ui/Stack'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { usePartnerTexts } from '../../../core/texts/texts.ts'
import { ThemePreview } from './ThemePreview.tsx'

/** Theme tokens that apply inside the frame, with a preview. */
export const ThemeFields = ({ theme: { radius, ...names } }: { theme: PartnerTheme }) => {
  const t = usePartnerTexts()
  const [typed, setTyped] = useState<Record<string, string>>({
    ...names,
    radius: radius === undefined ? '' : String(radius),
  })
  const field = (name: 'accent' | 'surface' | 'text' | 'radius' | 'font') => ({
    name: `theme.${name}`,
    label: t(name),
    defaultValue: typed[name] ?? '',
    direction: 'ltr' as const,
    isOptional: true,
    onChange: (value: string) => setTyped(known => ({ ...known, [name]: value.trim() })),
  })
  const { radius: corner, ...rest } = typed
  return (
    <Stack>
      <Grid columns="two">
        <TextField {...field('accent')} help={t('colour_help')} />
        <TextField {...field('surface')} help={t('colour_help')} />
        <TextField {...field('text')} help={t('colour_help')} />
        <TextField {...field('radius')} help={t('radius_help')} inputMode="numeric" />
        <TextField {...field('font')} help={t('font_help')} />
      </Grid>
      <ThemePreview tokens={{ ...rest, ...(corner && { radius: `${corner}px` }) }} />
    </Stack>
  )
}
