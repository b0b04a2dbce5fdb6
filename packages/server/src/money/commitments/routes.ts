import { type Commitment, listCommitments } from '@portal/contract/money/expenses/commitments'
import { handle } from '../../platform/http/handle.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { type CommitmentRow, pageOfCommitments } from './store.ts'

const presentCommitment = ({ commitment, name, currency, item, category }: CommitmentRow): Commitment => {
  const { project_id: _, item_id: __, request_item_id: ___, created_at, ...fields } = commitment
  return { ...fields, name, currency, item, category, created_at: created_at.toISOString() }
}

/** Only documents write commitments. People who see the project's budget can read them. */
export const commitmentRoutes = [
  handle(listCommitments, async (query, context) => {
    await requireProject(context, query.project_id)
    const page = await pageOfCommitments(context.db, query)
    return { ...page, data: page.data.map(presentCommitment) }
  }),
]
