import { type Database, openDatabase } from '../../packages/server/src/platform/database/index.ts'
import { openBrowser } from './browser.ts'
import { benchApi } from './load/api.bench.ts'
import { benchList } from './load/list.bench.ts'
import { benchLoad } from './load/load.bench.ts'
import { benchLoginFlood } from './load/login-flood.bench.ts'
import { benchNotices } from './load/notices.bench.ts'
import { benchScale } from './load/scale.bench.ts'
import { benchUploads } from './load/uploads.bench.ts'
import { benchKill, benchReplicas } from './outages/crash.bench.ts'
import { benchDistributed } from './outages/distributed.bench.ts'
import { benchExamSaves } from './outages/exam-saves.bench.ts'
import { benchOutages } from './outages/outages.bench.ts'
import { benchStop } from './outages/stop.bench.ts'
import { benchBudgetTable } from './peers/budget-table.bench.ts'
import { benchDataTable } from './peers/data-table.bench.ts'
import { benchEmbed } from './peers/embed.bench.ts'
import { benchExamRunner } from './peers/exam-runner.bench.ts'
import { benchSignature } from './peers/signature.bench.ts'
import { benchStarRating } from './peers/star-rating.bench.ts'
import { endProcess, startProcess, temporaryData } from './portal-process.ts'
import { benchComponents } from './screens/components.bench.ts'
import { benchPortal } from './screens/portal.bench.ts'
import { benchScreens } from './screens/screens.bench.ts'

const withBrowser = async (run: (browser: Awaited<ReturnType<typeof openBrowser>>) => Promise<void>) => {
  const browser = await openBrowser()
  try {
    await run(browser)
  } finally {
    await browser.close()
  }
}

/** Fills a database through the embedded server, then leaves that server to the replicas. */
const onReplicas = async <Result>(run: (url: string, database: Database) => Promise<Result>): Promise<Result> => {
  const data = temporaryData()
  await endProcess(await startProcess({ DATA_DIR: data.folder }))
  const database = await openDatabase({ DATA_DIR: data.folder })
  const { host, port } = database.pool.options
  try {
    return await run(`postgresql://portal@localhost:${port}/portal?host=${encodeURIComponent(String(host))}`, database)
  } finally {
    await database.close()
    data.remove()
  }
}

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  embed: () => withBrowser(benchEmbed),
  portal: () => withBrowser(benchPortal),
  components: benchComponents,
  'data-table': () => withBrowser(benchDataTable),
  'budget-table': () => withBrowser(benchBudgetTable),
  'star-rating': () => withBrowser(benchStarRating),
  'exam-runner': () => withBrowser(benchExamRunner),
  signature: () => withBrowser(benchSignature),
  api: benchApi,
  list: benchList,
  screens: benchScreens,
  scale: () => benchScale({ users: 1_000_000, projects: 200, requests: 100_000, answers: 1_000_000 }),
  kill: () => benchKill(20),
  'exam-saves': () => benchExamSaves(5),
  load: () => benchLoad({ candidates: 2000, staff: 500, seconds: 60 }),
  replicas: () => onReplicas((url, database) => benchReplicas(20, url, database)),
  notices: () => onReplicas((url, database) => benchNotices(500, url, database)),
  'login-flood': () => benchLoginFlood(600, 10),
  outages: () => benchOutages(30),
  stop: () => benchStop(10),
  distributed: () => benchDistributed(10),
  uploads: () => benchUploads(45, 10),
}

// Exits on signals, so that exit handlers end what was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  process.stderr.write(`npm run bench -- [${Object.keys(parts).join('|')}] ...; not known: ${unknown.join(', ')}\n`)
  process.exit(1)
}
for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await run()
