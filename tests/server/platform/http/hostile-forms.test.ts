import { once } from 'node:events'
import { connect } from 'node:net'
import { formOf } from '@portal/contract/core/api/sent-form'
import { limits } from '@portal/contract/core/fields/limits'
import { expect, onTestFinished, test } from 'vitest'
import { aDrawing } from '../../../support/pictures.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const listening = async () => {
  const { app } = portal()
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

const file = async ({ cookie }: Person, body: string): Promise<number> => {
  const form = formOf({ type: 'user', body }, [new File([new Uint8Array(aDrawing())], 'a.png')])
  const url = `http://127.0.0.1:${await listening()}/api/complaints`
  return (await fetch(url, { method: 'POST', headers: { cookie }, body: form })).status
}

// A shorter boundary would be rejected.
const BOUNDARY = 'b'.repeat(30)

const form = (...parts: readonly string[]) =>
  `${parts.map(part => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`
const INPUT = `content-disposition: form-data; name="input"\r\n\r\n${JSON.stringify({ type: 'user', body: 'Raw' })}`
const whole = form(INPUT)

/** Writes raw bytes of a request and collects status codes until the server or the test ends. */
const raw = async (head: readonly string[], body: string, path = '/api/complaints') => {
  const port = await listening()
  const socket = connect({ host: '127.0.0.1', port })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  let text = ''
  socket.on('data', chunk => {
    text += chunk.toString('latin1')
  })
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
  return { socket, statuses: () => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)) }
}

const type = `content-type: multipart/form-data; boundary=${BOUNDARY}`
const length = (bytes: number) => `content-length: ${bytes}`
const asOf = ({ cookie }: Person) => `cookie: ${cookie}`

test.each<[string, (person: Person) => readonly string[], string, readonly number[]]>([
  ['a body longer than its content length', p => [type, asOf(p), length(whole.length)], `${whole}GET`, [200]],
  ['a body cut short by its content length', p => [type, asOf(p), length(whole.length - 8)], whole, [400]],
  ['two content lengths', p => [type, asOf(p), length(5), length(whole.length)], whole, [400]],
  ['a content length and chunks', p => [type, asOf(p), length(5), 'transfer-encoding: chunked'], whole, [400]],
  ['a negative content length', p => [type, asOf(p), length(-1)], whole, [400]],
  ['no boundary', p => ['content-type: multipart/form-data', asOf(p), length(whole.length)], whole, [400]],
  ['a wrong boundary', p => [`${type}c`, asOf(p), length(whole.length)], whole, [400]],
  [
    'a chunked body',
    p => [type, asOf(p), 'transfer-encoding: chunked'],
    `${whole.length.toString(16)}\r\n${whole}\r\n0\r\n\r\n`,
    [200],
  ],
  ['Expect: 100-continue', p => [type, asOf(p), 'expect: 100-continue', length(whole.length)], whole, [100, 200]],
  ['no session', () => [type, length(whole.length)], whole, [401]],
  ['a repeated input', p => [type, asOf(p), length(form(INPUT, INPUT).length)], form(INPUT, INPUT), [400]],
])('a form with %s gets the expected status, and the next form is accepted', async (_, head, body, answers) => {
  const person = await portal().person('user')
  const { statuses } = await raw(head(person), body)
  await expect.poll(statuses).toEqual(answers)
  expect(await file(person, 'An honest one')).toBe(200)
})

test('a hundred interrupted forms with and without a session do not block other requests', async () => {
  const person = await portal().person('user')
  for (const head of [
    [type, length(5_000_000)],
    [type, asOf(person), length(5_000_000)],
  ])
    for (let round = 0; round < 2; round += 1) {
      const sockets = await Promise.all(Array.from({ length: 50 }, () => raw(head, whole)))
      for (const { socket } of sockets) socket.destroy()
    }
  // Each form occupied memory only until it was interrupted.
  await expect.poll(() => file(person, 'After them')).toBe(200)
})

test('two hundred stalled connections with and without a session do not block other requests', async () => {
  const [slow, honest] = [await portal().person('user'), await portal().person('user')]
  const heads = [
    [type, length(5_000_000)],
    [type, asOf(slow), length(5_000_000)],
  ]
  await Promise.all(heads.flatMap(head => Array.from({ length: 100 }, () => raw(head, whole.slice(0, 100)))))
  expect(await file(honest, 'Beside them')).toBe(200)
  // The limit counts bytes, not connections, so the same person can file as well.
  expect(await file(slow, 'From another tab')).toBe(200)
})

test('a session that ends during the upload of a form files nothing', async () => {
  const person = await portal().person('user')
  const { socket, statuses } = await raw([type, asOf(person), length(whole.length)], whole.slice(0, 100))
  await portal().database.pool.query('DELETE FROM sessions WHERE user_id = $1', [person.id])
  socket.write(whole.slice(100))
  await expect.poll(statuses).toEqual([401])
  const { rows } = await portal().database.pool.query('SELECT id FROM complaints WHERE filed_by = $1', [person.id])
  expect(rows).toEqual([])
})

test('a form of anybody with more text than a request may carry is rejected, so that its view is not stored', async () => {
  const field = (name: string, value: string) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`
  const statusOf = async (text: string) => {
    const url = `http://127.0.0.1:${await listening()}/receipt`
    const body = form(field('code', 'AAAA'), field('text', text))
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
    return (await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })).status
  }
  expect(await statusOf('x'.repeat(1000))).toBe(303)
  expect(await statusOf('x'.repeat(limits.body_bytes))).toBe(413)
})
