import { listCommitments } from '@portal/contract/money/expenses/commitments'
import { handle } from '../../platform/http/handle.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { presentCommitment } from './present.ts'
import { pageOfCommitments } from './store.ts'

/** Open commitments can be read by those who see the project's budget; only documents write them. */
export const commitmentRoutes = [
  handle(listCommitments, async (query, context) => {
    await requireProject(context, query.project_id)
    const page = await pageOfCommitments(context.db, query)
    return { ...page, data: page.data.map(presentCommitment) }
  }),
]
