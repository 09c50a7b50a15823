/** Who may play what without buying first: users anything, a guest free online games and nothing else. ROLE-33 */
import type { Kind } from '../../contract/kinds.ts'

interface PlayQuestion {
  isUser: boolean
  kind: Kind
  isFree: boolean
}
export const mayStartPlay = ({ isUser, kind, isFree }: PlayQuestion): boolean =>
  isUser || (kind === 'onlineGame' && isFree)
