// Opens the portal's database in a separate process, as the environment says, and reports each step as a line of JSON.
// With WRITE, it stores numbers until it is stopped, and reports each one after PostgreSQL stored it.
import { openDatabase, StartError } from '../../../../packages/server/src/platform/database/index.ts'

const { DATA_DIR = '', DATABASE_URL, MIGRATIONS, SHARE, WRITE } = process.env
const report = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

try {
  const database = await openDatabase(
    { DATA_DIR, DATABASE_URL },
    { share: SHARE === 'true', ...(MIGRATIONS && { migrations: MIGRATIONS }) },
  )
  report({ opened: true, firstStart: database.firstStart })
  process.on('SIGTERM', () => {
    void database.close().then(() => process.exit(0))
  })
  if (WRITE) {
    await database.asOwner(client =>
      client.query(`create table if not exists kept (number bigint generated always as identity primary key, round text);
        grant all on kept to public`),
    )
    for (;;) {
      const { rows } = await database.pool.query('insert into kept (round) values ($1) returning number', [WRITE])
      report({ kept: Number(rows[0].number) })
    }
  }
  process.stdin.resume()
  process.stdin.on('end', () => {
    void database.close().then(() => process.exit(0))
  })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  report({ code: error.code, message: error.message })
  process.exit(1)
}
