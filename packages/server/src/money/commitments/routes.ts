import { listCommitments } from '@portal/contract/money/expenses/commitments'
import { handle } from '../../platform/http/handle.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { presentCommitment } from './present.ts'
import { pageOfCommitments } from './store.ts'

/** Only documents write commitments. People who see the project's budget can read them. */
export const commitmentRoutes = [
  handle(listCommitments, async (query, context) => {
    await requireProject(context, query.project_id)
    const page = await pageOfCommitments(context.db, query)
    return { ...page, data: page.data.map(presentCommitment) }
  }),
]
