import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import type { ReactNode } from 'react'
import { useFrameTexts } from '../../../locales/index.ts'
import { WidgetShell } from './WidgetShell.tsx'
import type { WidgetState } from './widget-state.ts'

interface FirstStateProps {
  state: WidgetState
  /** The sign-in with scripts. Until they load, the reason for signing in shows. */
  signIn?: ReactNode
}

/** A widget before its record has loaded. Server and browser render the same markup. */
export const FirstState = ({ state, signIn }: FirstStateProps) => {
  const t = useFrameTexts()
  return (
    <WidgetShell state={state}>
      {state.isSignedIn && !signIn ? (
        <Skeleton lines={6} />
      ) : (
        (signIn ?? (
          <Stack gap="small">
            <Text size="small" tone="muted">
              {t(`why.${state.widget}`)}
            </Text>
          </Stack>
        ))
      )}
    </WidgetShell>
  )
}
