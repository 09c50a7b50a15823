import type { CallDescriptions } from './description.ts'
import { accountDataCalls, planCalls, sessionsCalls } from './account.ts'
import { contentCalls } from './content.ts'
import { libraryCalls } from './library.ts'
import { pageCalls, screenCalls } from './pages.ts'
import { parentalCalls } from './parental.ts'
import { passkeyCalls } from './passkeys.ts'
import { playbackCalls } from './playback.ts'
import { portalCalls } from './portal.ts'
import { sessionCalls } from './session.ts'

export const callDescriptions: CallDescriptions = {
  ...portalCalls,
  ...sessionCalls,
  ...sessionsCalls,
  ...accountDataCalls,
  ...parentalCalls,
  ...passkeyCalls,
  ...pageCalls,
  ...contentCalls,
  ...screenCalls,
  ...playbackCalls,
  ...libraryCalls,
  ...planCalls,
}
