import { once } from 'node:events'
import type { Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** An SMTP server that stores the emails it receives. */
export interface MailPeer {
  readonly url: string
  readonly port: number
  /** The listening server, for tests that cut connections. */
  readonly server: Server
  readonly received: { readonly to: string; readonly source: string }[]
  readonly close: () => Promise<void>
}

/** Starts a server that stops after the test. `options` can make it reject or drop emails. */
export const startMailPeer = async (options: SMTPServerOptions = {}, port = 0): Promise<MailPeer> => {
  const received: { to: string; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: async (stream, session, callback) => {
      const source = await text(stream)
      received.push({ to: session.envelope.rcptTo[0]?.address ?? '', source })
      callback()
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const bound = typeof address === 'object' && address ? address.port : 0
  const close = () => new Promise<void>(resolve => server.close(resolve))
  onTestFinished(close)
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, server: server.server, received, close }
}
