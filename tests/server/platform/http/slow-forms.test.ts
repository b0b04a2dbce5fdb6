import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { formOf } from '@portal/contract/core/api/sent-form'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FORM_BYTES, formBudget } from '../../../../packages/server/src/platform/http/bodies/form-budget.ts'
import { readSentForms, sentForm } from '../../../../packages/server/src/platform/http/bodies/sent-forms.ts'
import { refuse } from '../../../../packages/server/src/platform/http/refusal.ts'
import { aDrawing } from '../../../support/pictures.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const BOUNDARY = 'slow'

/** Starts to send a form from its own IP address and stops after the first bytes. */
const beginForm = async (port: number, path: string, at: number, headers: readonly string[] = []): Promise<Socket> => {
  const socket = connect({ host: '127.0.0.1', port, localAddress: `127.0.1.${at + 1}` })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    'content-length: 5000000',
    ...headers,
  ]
  const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="text"\r\n\r\nso far`
  await new Promise(done => socket.write(`${lines.join('\r\n')}\r\n\r\n${part}`, done))
  return socket
}

/** Resolves once the server has closed the connection. */
const ended = (socket: Socket) => new Promise(done => socket.once('close', done))

const TWELVE = Array.from({ length: 12 }, (_, at) => at)

describe('a complaint with pictures', () => {
  const portal = usePortal()
  const listening = async () => {
    const { app } = portal()
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
    const address = app.server.address()
    if (!address || typeof address === 'string') throw new Error('no port')
    return address.port
  }
  const file = async (port: number, { cookie }: Person, body: string) => {
    const form = formOf({ type: 'user', body }, [new File([new Uint8Array(aDrawing())], 'a.png')])
    const answer = await fetch(`http://127.0.0.1:${port}/api/complaints`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    })
    return [answer.status, await answer.json()]
  }

  test('is filed while strangers hold twelve slow connections', async () => {
    const port = await listening()
    await Promise.all(TWELVE.map(at => beginForm(port, '/api/complaints', at)))
    const sender = await portal().person('user')
    expect(await file(port, sender, 'Among strangers')).toMatchObject([200, { data: { type: 'user' } }])
  })

  test('is filed while twelve other people behind one address send slowly', async () => {
    const port = await listening()
    const people = await Promise.all(TWELVE.map(() => portal().person('user')))
    await Promise.all(people.map(({ cookie }) => beginForm(port, '/api/complaints', 0, [`cookie: ${cookie}`])))
    expect(await file(port, await portal().person('user'), 'Among slow ones')).toMatchObject([200, {}])
  })
})

describe('public forms', () => {
  const open = async (
    forms: number,
    pace?: { bytes: number; ms: number },
    ownerOf = ({ ip }: { ip: string }) => ip,
  ) => {
    const app = fastify()
    readSentForms(app, { ownerOf, budget: formBudget(forms), ...(pace && { pace }) })
    app.post('/form', async ({ body }) => {
      const { fields, files, problem } = sentForm(body)
      return { fields, files: files.length, problem }
    })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    onTestFinished(async () => {
      app.server.closeAllConnections()
      await app.close()
    })
    const send = async (bytes: number) => {
      const form = new FormData()
      form.append('text', 'all of it')
      form.append('files', new File([new Uint8Array(bytes)], 'a'))
      return (await fetch(`${url}/form`, { method: 'POST', body: form })).json()
    }
    return { port: Number(new URL(url).port), send }
  }

  test('are read while slow senders occupy only the bytes that arrived', async () => {
    const { port, send } = await open(1)
    await Promise.all(TWELVE.map(at => beginForm(port, '/form', at)))
    expect(await send(1_000_000)).toEqual({ fields: { text: 'all of it' }, files: 1 })
  })

  test('are read while slow senders behind the same address occupy only the bytes that arrived', async () => {
    const { port, send } = await open(1, undefined, () => 'one address')
    await Promise.all(TWELVE.map(() => beginForm(port, '/form', 0)))
    expect(await send(1_000_000)).toEqual({ fields: { text: 'all of it' }, files: 1 })
  })

  test('are rejected without storing their bytes when the budget is used up', async () => {
    const { send } = await open(1)
    expect((await send(FORM_BYTES - 1000)).files).toBe(1)
    expect(formBudget(1).take('one', FORM_BYTES + 1)).toBe(false)
    const { send: crowded } = await open(0.01)
    expect(await crowded(1_000_000)).toEqual({ fields: {}, files: 0, problem: 'too_many_requests' })
    // Rejected forms do not count against the budget.
    expect((await crowded(1000)).files).toBe(1)
  })

  test('are rejected before parsing if they have too many parts', async () => {
    const { port } = await open(1)
    const send = async (parts: number) => {
      const form = new FormData()
      for (let at = 0; at < parts; at += 1) form.append('files', new File(['x'], 'a'))
      return (await fetch(`http://127.0.0.1:${port}/form`, { method: 'POST', body: form })).json()
    }
    expect((await send(90)).files).toBe(90)
    expect(await send(200)).toMatchObject({ message: 'bad_request' })
  })

  test('are read to the end when rejected, so that browsers show the response, unless they are slow', async () => {
    const nobody = () => {
      throw refuse('not_signed_in')
    }
    const { port, send } = await open(1, { bytes: 1000, ms: 100 }, nobody)
    expect(await send(FORM_BYTES)).toMatchObject({ message: 'not_signed_in' })
    await ended(await beginForm(port, '/form', 0))
  })

  test('are cut off if they are slower than the minimum rate', async () => {
    const { port, send } = await open(1, { bytes: 1000, ms: 100 })
    const slow = await beginForm(port, '/form', 0)
    const trickle = setInterval(() => slow.write('x'), 20)
    onTestFinished(() => clearInterval(trickle))
    await ended(slow)
    expect((await send(1000)).files).toBe(1)
  })
})
