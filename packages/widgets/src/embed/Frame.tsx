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
  /** The sign-in that scripts bring; until then the plain one is shown. */
  signIn?: ReactNode
  /** Said above all else, such as that the page around lets no form be sent. Default none. */
  notice?: ReactNode
  /** The address at which a plain form starts again. */
  restartHref: string
}

/** What the frame shows: the same markup from the server and in the browser. */
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
