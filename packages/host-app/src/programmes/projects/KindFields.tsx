import { type Project, programSizes, projectTypes } from '@portal/contract/programmes/projects'
import { Grid } from '@portal/ui/Grid'
import { Select } from '@portal/ui/Select'
import { TextField } from '@portal/ui/TextField'
import { useProjectTexts } from '../../core/texts/programmes.ts'

/** Defaults for a new project. */
export const fresh = { type: 'training', program_size: 'medium', currency: 'usd' } as const

/** Type, programme size, and the external codes of a project. */
export const KindFields = ({ project }: { project: Project | undefined }) => {
  const t = useProjectTexts()
  const code = (name: 'contract_code' | 'financial_code') => ({
    name,
    label: t(name),
    direction: 'ltr' as const,
    defaultValue: project?.[name] ?? '',
  })
  return (
    <Grid columns="two">
      <Select
        defaultValue={project?.type ?? fresh.type}
        isRequired
        label={t('type')}
        name="type"
        options={projectTypes.map(value => ({ value, label: t(`types.${value}`) }))}
      />
      <Select
        defaultValue={project?.program_size ?? fresh.program_size}
        isRequired
        label={t('program_size')}
        name="program_size"
        options={programSizes.map(value => ({ value, label: t(`sizes.${value}`) }))}
      />
      <TextField {...code('contract_code')} isOptional />
      <TextField {...code('financial_code')} isOptional />
    </Grid>
  )
}
