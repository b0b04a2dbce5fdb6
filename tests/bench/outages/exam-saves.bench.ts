import { setTimeout as sleep } from 'node:timers/promises'
import { beginExam, type Candidate, post } from '../load/crowd.ts'
import { endProcess, type PortalProcess, startProcess, temporaryData } from '../portal-process.ts'
import { printTable } from '../table.ts'
import { postmasterOf } from './crash.bench.ts'
import { asOwner } from './outage-kinds.ts'

const CANDIDATES = 200

/** Candidates who type and save until stopped. They retry saves that were not acknowledged. */
const typing = (candidates: readonly Candidate[], portal: () => PortalProcess) => {
  const acknowledged = new Map<string, number>()
  let isOver = false
  const write = async ({ cookie, attempt, question }: Candidate) => {
    for (let seq = 1; !isOver; ) {
      const answers = [{ question_id: question, value: `Answer ${seq}`, lease: 1, seq }]
      const saved = post(portal().url, `/exam_attempts/${attempt}/answers`, cookie, { answers })
      if (await saved.catch(() => null)) acknowledged.set(attempt, seq++)
      await sleep(200)
    }
  }
  const writers = Promise.all(candidates.map(write))
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await writers
    },
  }
}

/** Kills the portal and its database repeatedly while 200 candidates save, and counts lost acknowledged answers. */
export const benchExamSaves = async (rounds: number): Promise<number> => {
  const data = temporaryData()
  let portal = await startProcess({ DATA_DIR: data.folder })
  try {
    const candidates = await beginExam(portal.url, data.folder, CANDIDATES)
    const crowd = typing(candidates, () => portal)
    for (let round = 0; round < rounds; round++) {
      await sleep(1500 + Math.random() * 1000)
      const postmaster = postmasterOf(data.folder)
      await endProcess(portal, 'SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      portal = await startProcess({ DATA_DIR: data.folder })
    }
    await sleep(1500)
    await crowd.stop()
    const stored = await asOwner(data.folder, async client => {
      const sql = 'SELECT attempt_id, array_agg(seq) AS seqs FROM exam_saves GROUP BY attempt_id'
      const { rows } = await client.query<{ attempt_id: string; seqs: number[] }>(sql)
      return new Map(rows.map(({ attempt_id, seqs }) => [attempt_id, new Set(seqs)]))
    })
    const each = [...crowd.acknowledged].flatMap(([attempt, last]) =>
      Array.from({ length: last }, (_, at) => stored.get(attempt)?.has(at + 1) ?? false),
    )
    const lost = each.filter(isThere => !isThere).length
    printTable('kill -9 while candidates save', [
      { case: `${CANDIDATES} candidates`, rounds, acknowledged: each.length, lost },
    ])
    return lost
  } finally {
    await endProcess(portal)
    data.remove()
  }
}
