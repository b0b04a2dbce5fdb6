import { certificateConditions } from '@portal/contract/training/certificates/certificate-conditions'
import type { ResultSummary as Summary } from '@portal/contract/training/results/gains'
import { readResultSummary } from '@portal/contract/training/results/trainee-results'
import type { SubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { BarChart } from '@portal/ui/BarChart'
import { Grid } from '@portal/ui/Grid'
import { Isolate } from '@portal/ui/Isolate'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Stat } from '@portal/ui/Stat'
import { useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useResultTexts } from '../../core/texts/training.ts'
import { missingText, rangeTexts } from '../trainee-results/result-words.ts'
import { signed } from '../trainee-results/use-result-facts.tsx'

const Figures = ({ summary, training }: { summary: Summary; training: SubActivity }) => {
  const t = useResultTexts()
  const blocks = useBlockTexts()
  const {
    trainees: all,
    passed,
    dropped_out,
    missing,
    pre,
    post,
    gain,
    normalised_gain,
    pre_counts,
    post_counts,
  } = summary
  const average = (label: string, { mean, people }: Summary['pre'], write: (mean: number) => string) => (
    <Stat
      change={{ text: t('of_trainees', { people, count: all }) }}
      label={label}
      value={mean === null ? blocks('none') : <Isolate>{write(mean)}</Isolate>}
    />
  )
  const percent = (mean: number) => t('percent', { percent: mean })
  return (
    <Stack gap="large">
      <Grid columns="three">
        <Stat
          label={t('outcomes.yes')}
          value={t('some_of', { some: passed, all })}
          {...(dropped_out > 0 && { change: { text: t('dropouts', { count: dropped_out }) } })}
        />
        {average(t('pre_mean'), pre, percent)}
        {average(t('post_mean'), post, percent)}
        {average(t('gain_mean'), gain, signed)}
        {average(t('normalised_mean'), normalised_gain, signed)}
      </Grid>
      <Grid>
        <BarChart
          help={t('marks_help')}
          level={2}
          points={rangeTexts(t).map((label, at) => ({
            label,
            values: { pre: pre_counts[at] ?? 0, post: post_counts[at] ?? 0 },
          }))}
          pointsLabel={t('marks')}
          series={[
            { id: 'pre', label: t('pre') },
            { id: 'post', label: t('post') },
          ]}
          size="small"
          title={t('marks_chart')}
        />
        <BarChart
          help={t('missing_help')}
          layout="rows"
          level={2}
          points={certificateConditions.map(condition => ({
            label: missingText(t, condition, training),
            values: { trainees: missing[condition] },
          }))}
          pointsLabel={t('condition')}
          series={[{ id: 'trainees', label: t('trainees') }]}
          size="small"
          title={t('missing_chart')}
        />
      </Grid>
    </Stack>
  )
}

/** Overall results of a training: averages with their sample sizes, and distributions. */
export const OverallResults = ({ training }: { training: SubActivity }) => (
  <Loaded placeholder={<Skeleton lines={8} shape="row" />} read={useRead(readResultSummary, { id: training.id })}>
    {({ data }) => data.trainees > 0 && <Figures summary={data} training={training} />}
  </Loaded>
)
