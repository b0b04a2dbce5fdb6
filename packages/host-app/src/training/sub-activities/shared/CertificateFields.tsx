import {
  type CertificateSettings,
  defaultCertificateSettings,
} from '@portal/contract/training/certificates/certificate-conditions'
import { Checkbox } from '@portal/ui/Checkbox'
import { Grid } from '@portal/ui/Grid'
import { PercentField } from '@portal/ui/PercentField'
import { useSubActivityTexts } from '../../../core/texts/training.ts'

const percentages = ['attendance_least', 'post_test_least'] as const

/** Fields for a training's certificate requirements. */
export const CertificateFields = ({ settings }: { settings?: CertificateSettings | undefined }) => {
  const t = useSubActivityTexts()
  const given = settings ?? defaultCertificateSettings
  return (
    <>
      <Grid columns="two">
        {percentages.map(name => (
          <PercentField
            decimals={0}
            defaultValue={given[name]}
            help={t(`${name}_help`, { least: defaultCertificateSettings[name] })}
            isOptional
            key={name}
            label={t(name)}
            name={name}
          />
        ))}
      </Grid>
      <Checkbox defaultChecked={given.is_evaluation_needed} name="is_evaluation_needed">
        {t('is_evaluation_needed')}
      </Checkbox>
    </>
  )
}
