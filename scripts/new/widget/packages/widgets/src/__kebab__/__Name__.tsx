import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Stack } from '@portal/ui/Stack'
import type { __Name__Port } from './__kebab__-port.ts'
import { use__Name__Texts } from './texts.ts'
import { use__Name__ } from './use-__kebab__.ts'

export interface __Name__Props {
  /** Sends its requests: over the session in the portal, over the frame in an embed, in memory in stories and tests. */
  port: __Name__Port
}

/** Does one job wherever it is rendered. It knows its port and nothing of the page. */
export const __Name__ = ({ port }: __Name__Props) => {
  const t = use__Name__Texts()
  const { state, run } = use__Name__(port)
  return (
    <Stack>
      {state === 'failed' && <Banner isLive tone="danger" title={t('failed')} />}
      {state === 'done' && <Banner isLive tone="success" title={t('done')} />}
      <Button isBusy={state === 'busy'} onPress={run} variant="primary">
        {t('run')}
      </Button>
    </Stack>
  )
}
