import { createHash } from 'node:crypto'
import { beforeAll } from 'vitest'
import { type Person, type Portal, usePortal } from '../../support/portal.ts'

export const csv = (...lines: string[]) => Buffer.from(lines.join('\n'))

/** A file with three lines in two categories. Its figures use three styles. */
export const items = csv(
  'Category,Category name,Code,Name,Quantity,Unit,Unit price',
  'A,Staff,A1,Trainer,2,month,"1,000.00"',
  'A,,A2,Driver,1.5,month,٥٠٠',
  'B,Rent,B1,Hall,3,day,20.5',
)

export const expensesOf = (...lines: string[]) => csv('Item code,Date,Amount,Description', ...lines)

/** The requests of an import, as one person. */
export const importClientOf = (portal: Portal, as: Person) => {
  const announce = (project_id: string, kind: string, bytes: Buffer) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const body = { project_id, kind, name: 'budget.xlsx', size: bytes.length, sha256 }
    return portal.call('POST', '/imports', { as, body })
  }
  const part = (id: string, bytes: Buffer, offset: number, length: number) =>
    portal.call('POST', `/imports/${id}/parts`, {
      as,
      body: { offset, data: bytes.subarray(offset, offset + length).toString('base64') },
    })
  const sent = async (project_id: string, kind: string, bytes: Buffer): Promise<string> => {
    const { body } = await announce(project_id, kind, bytes)
    const step = 100_000
    for (let at = body.data.received; at < bytes.length; at += step) await part(body.data.id, bytes, at, step)
    return body.data.id
  }
  const readFile = (id: string) => portal.call('GET', `/imports/${id}`, { as })
  const readAs = (id: string, body: object) => portal.call('POST', `/imports/${id}/columns`, { as, body })
  const columns = (id: string) => readAs(id, {})
  const read = async (id: string) =>
    (await columns(id)).body.data.columns.map((column: { field: string | null }) => column.field)
  const preview = async (id: string, choice: object = {}) => {
    const body = { matching: await read(id), shows: 'all', ...choice }
    return (await portal.call('POST', `/imports/${id}/preview`, { as, body })).body.data
  }
  const apply = async (id: string, matching?: unknown, choice: object = {}) =>
    portal.call('POST', `/imports/${id}/apply`, { as, body: { matching: matching ?? (await read(id)), ...choice } })
  const budgetOf = async (id: string) => (await portal.call('GET', `/projects/${id}/budget`, { as })).body.data
  return { announce, part, sent, readFile, readAs, columns, read, preview, apply, budgetOf }
}

/** Opens a portal and imports as a system administrator. Call the result only inside tests. */
export const useImportClient = () => {
  const portal = usePortal()
  let client: ReturnType<typeof importClientOf> | undefined
  beforeAll(async () => {
    client = importClientOf(portal(), await portal().person('sysadmin'))
  })
  return () => {
    if (!client) throw new Error('the client exists inside of tests only')
    return { portal: portal(), ...client }
  }
}
