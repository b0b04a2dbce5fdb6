import { Heading } from '@portal/ui/Heading'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import type { ReactNode } from 'react'
import { ComplaintForm, type ComplaintFormProps } from '../complaint/ComplaintForm.tsx'
import { useComplaintTexts, useEmbedTexts } from '../locales/index.ts'
import { page } from './Frame.css.ts'
import type { FrameState } from './frame-state.ts'
import { PlainSignIn } from './sign-in/PlainSignIn.tsx'

interface FrameProps extends Pick<ComplaintFormProps, 'port' | 'onFiled' | 'onFailed'> {
  state: FrameState
  /** The sign-in with scripts. Until they load, the plain sign-in shows. */
  signIn?: ReactNode
  /** Notice above everything else, such as that the host page blocks forms. Default none. */
  notice?: ReactNode
  /** URL that starts a plain form again. */
  restartHref: string
}

/** The complaint frame. Server and browser render the same markup. */
export const Frame = ({ state, port, onFiled, onFailed, signIn, notice, restartHref }: FrameProps) => {
  const t = useComplaintTexts()
  const e = useEmbedTexts()
  const isReceived = state.start.step === 'received'
  return (
    <>
      {notice}
      <main className={page}>
        <Stack>
          <Stack gap="tiny">
            <Heading level={1} size="title">
              {t('title')}
            </Heading>
            <Text size="small" tone="muted">
              {e('hidden_from_site')}
            </Text>
          </Stack>
          <ComplaintForm
            action="/embed/complaint"
            onFailed={onFailed}
            onFiled={onFiled}
            port={port}
            start={state.start}
          >
            {signIn ?? <PlainSignIn state={state} />}
          </ComplaintForm>
          {isReceived && !signIn && <Link href={restartHref}>{e('write_another')}</Link>}
        </Stack>
      </main>
    </>
  )
}
