import type { Notice } from '@portal/contract/messages/notices'
import type { NoticeRow } from './schema.ts'

export const presentNotice = ({ user_id: _, at, read_at, target, ...row }: NoticeRow): Notice => ({
  ...row,
  target: target ?? null,
  at: at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
})
