import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import type { ReactNode } from 'react'
import { useFrameTexts } from '../../../locales/index.ts'
import { frame, table } from './WidgetShell.css.ts'
import { portalPage, type WidgetState } from './widget-state.ts'

interface WidgetShellProps {
  state: WidgetState
  /** Title, once it is known. Default the widget's name. */
  title?: string
  /** Name of the record, in whichever language it was written. */
  about?: string | undefined
  children: ReactNode
}

/** Surrounds each widget in its frame: title, privacy note, and a link to the portal. */
export const WidgetShell = ({ state, title, about, children }: WidgetShellProps) => {
  const t = useFrameTexts()
  return (
    <main className={state.widget === 'budget' ? table : frame}>
      <Stack>
        <Stack gap="tiny">
          <Heading level={1} size="title">
            {title ?? t(`titles.${state.widget}`)}
          </Heading>
          {about && <Isolate direction="auto">{about}</Isolate>}
          <Inline>
            <Text size="small" tone="muted">
              {t('hidden_from_site')}
            </Text>
            <Link href={portalPage(state)} isExternal>
              {t('open_in_portal')}
            </Link>
          </Inline>
        </Stack>
        {children}
      </Stack>
    </main>
  )
}
