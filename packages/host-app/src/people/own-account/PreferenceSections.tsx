import { languages } from '@portal/contract/core/fields/limits'
import { densities, themes } from '@portal/contract/people/own-account/preferences'
import { arabicMonths } from '@portal/ui/DateText'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Section } from '@portal/ui/Section'
import { useState } from 'react'
import { oneOf } from '../../blocks/navigation/use-query.ts'
import { useAppearance } from '../../core/appearance.ts'
import { readLanguage } from '../../core/language.ts'
import { chooseAppearance, chooseLanguage } from '../../core/session/preferences.ts'
import { useAccountTexts } from '../../core/texts/people.ts'
import { useShellTexts } from '../../core/texts/texts.ts'

/**
 * Language, theme, density, and Arabic month names. All are stored on this device, and all but the month names in the
 * account.
 */
export const PreferenceSections = () => {
  const t = useAccountTexts()
  const shell = useShellTexts()
  const appearance = useAppearance()
  const [chosen, setChosen] = useState(readLanguage)
  const choose = (change: Partial<typeof appearance>) => chooseAppearance({ ...appearance, ...change })
  return (
    <>
      <Section help={t('language.help')} title={t('language.title')}>
        <RadioGroup
          help={t('language.no_texts')}
          label={shell('language')}
          look="segmented"
          onChange={value => {
            const language = oneOf(languages, value)
            if (!language) return
            setChosen(language)
            void chooseLanguage(language)
          }}
          options={languages.map(value => ({ value, label: shell(`languages.${value}`) }))}
          value={chosen}
        />
      </Section>
      <Section help={t('display.help')} title={t('display.title')}>
        <RadioGroup
          label={t('display.theme')}
          onChange={value => choose({ theme: oneOf(themes, value) ?? 'system' })}
          options={themes.map(value => ({ value, label: t(`themes.${value}`) }))}
          value={appearance.theme}
        />
        <RadioGroup
          label={t('display.density')}
          onChange={value => choose({ density: oneOf(densities, value) ?? 'comfortable' })}
          options={densities.map(value => ({ value, label: t(`densities.${value}`) }))}
          value={appearance.density}
        />
        {readLanguage() === 'ar' && (
          <RadioGroup
            label={t('display.months')}
            onChange={value => {
              choose({ months: oneOf(arabicMonths, value) ?? 'levantine' })
              location.reload()
            }}
            options={arabicMonths.map(value => ({ value, label: t(`months.${value}`) }))}
            value={appearance.months}
          />
        )}
      </Section>
    </>
  )
}
