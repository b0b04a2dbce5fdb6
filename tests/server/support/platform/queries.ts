import pg from 'pg'
import * as z from 'zod/mini'
import type { Portal } from '../portal.ts'

/** A statement that was sent to PostgreSQL. */
export interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
}

const statement = z.union([
  z.pipe(
    z.string(),
    z.transform(text => ({ text, values: undefined })),
  ),
  z.object({ text: z.string(), values: z.optional(z.array(z.unknown())) }),
])

/** Runs a function and returns its statements in order. Nothing else may run at the same time. */
export const queriesOf = async <Result>(run: () => Promise<Result>) => {
  const queries: Sent[] = []
  const send = pg.Client.prototype.query
  const spy = function (this: pg.Client, ...args: unknown[]) {
    const { data } = statement.safeParse(args[0])
    const values = Array.isArray(args[1]) ? args[1] : (data?.values ?? [])
    if (data) queries.push({ text: data.text, values })
    return Reflect.apply(send, this, args)
  }
  Reflect.set(pg.Client.prototype, 'query', spy)
  try {
    return { result: await run(), queries }
  } finally {
    Reflect.set(pg.Client.prototype, 'query', send)
  }
}

const node: z.ZodMiniType<Node> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(node))
  },
})

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string | undefined
  readonly Plans?: Node[] | undefined
}

const scansOf = (plan: Node): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]

/** Returns the tables that statements would scan in full, according to EXPLAIN. It executes nothing. */
export const fullScansOf = async ({ database }: Portal, queries: readonly Sent[]): Promise<string[]> => {
  const scans: string[] = []
  for (const { text, values } of queries.filter(one => /^\s*(select|insert|update|delete|with)\b/i.test(one.text))) {
    const { rows } = await database.pool.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values])
    scans.push(...scansOf(node.parse(rows[0]['QUERY PLAN'][0].Plan)))
  }
  return scans
}
