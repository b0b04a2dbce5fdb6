import { randomUUID } from 'node:crypto'
import { dayIn } from '@portal/contract/core/fields/zoned-time'
import { widgets } from '@portal/contract/partners/widget-scopes'
import { sql } from 'drizzle-orm'
import { partnerStore } from '../partners/store.ts'
import { hashPassword } from '../people/access/passwords/passwords.ts'
import { giveStartingProfile } from '../people/accounts/starting-profiles.ts'
import { insertAccount } from '../people/accounts/store.ts'
import { type Orm, transaction } from '../platform/database/index.ts'
import type { Services } from '../platform/http/context.ts'
import { seedComments } from './comments.ts'
import { seedComplaints } from './complaints.ts'
import { demoEmail, demoPassword, demoPeople } from './people.ts'
import { seedActivities } from './projects/activities.ts'
import { seedBudgets } from './projects/budgets.ts'
import { seedForecasts, seedPlans } from './projects/forecasts.ts'
import { seedIndicators } from './projects/indicators.ts'
import { seedProjects } from './projects/projects.ts'
import { seedRevisions } from './projects/revisions.ts'
import { seedReference } from './reference.ts'
import { seedDelegations } from './requests/delegations.ts'
import { seedRequests } from './requests/requests.ts'
import { seedEvaluations } from './trainings/evaluations.ts'
import { seedExams } from './trainings/exams.ts'
import { seedResults } from './trainings/results.ts'
import { seedTrainings } from './trainings/trainings.ts'

/** Key of the demo site, which `npm run demo:partner` writes into its pages. */
const demoSiteKey = 'site_demo_partner'

/** A partner site for the page that `npm run demo:partner` serves. */
const seedPartners = async (db: Orm): Promise<void> => {
  const origins = ['http://127.0.0.1:8100', 'http://localhost:8100']
  const theme = { accent: '#0b6b4f', radius: 6 }
  await partnerStore.insert(db, { key: demoSiteKey, name: 'Nahr Relief', origins, theme, widgets: [...widgets] })
}

/**
 * Fills an embedded database with believable data, once, in one transaction. Never runs on a database
 * given by DATABASE_URL.
 */
export const seedDemo = async (
  { database, secretKey }: Pick<Services, 'database' | 'secretKey'>,
  now: Date,
  zone: string,
): Promise<void> => {
  // Shares one hash, because all accounts share the password. Twenty hashes would slow down the first start.
  const password_hash = await hashPassword(demoPassword)
  await transaction(database, async db => {
    const mark = await db.execute(sql`INSERT INTO marks (name) VALUES ('demo') ON CONFLICT DO NOTHING`)
    if (mark.rowCount === 0) return
    for (const { name, type, en, ar, privileges } of demoPeople) {
      const person = {
        id: randomUUID(),
        type,
        email: demoEmail(name),
        ...{ email_verified_at: now, email_mailed_at: now },
        password_hash,
        first_name_en: en[0],
        last_name_en: en[1],
        first_name_ar: ar[0],
        last_name_ar: ar[1],
      }
      await insertAccount(db, person, privileges)
      await giveStartingProfile(db, person.id)
    }
    await seedComplaints(db, now, zone)
    await seedPartners(db)
    // Comes before everything that uses a rate or an accounting code.
    await seedReference(db, now)
    const projects = await seedProjects(db, now)
    await seedBudgets(db, projects, dayIn(now, zone))
    await seedPlans(db, projects)
    await seedRevisions(db, projects)
    await seedForecasts(db, projects, dayIn(now, zone))
    await seedRequests(db, secretKey, projects, dayIn(now, zone))
    await seedDelegations(db, dayIn(now, zone))
    await seedActivities(db, projects, dayIn(now, zone))
    await seedIndicators(db, projects, dayIn(now, zone))
    await seedComments(db, now)
    await seedTrainings(db, dayIn(now, zone))
    await seedExams(db, now)
    // Comes before certificates, which may require evaluations.
    await seedEvaluations(db, { secretKey }, now)
    await seedResults(db, now, dayIn(now, zone))
  })
}
