import type { CallDescriptions } from './description.ts'
import { accountDataCalls } from './account-data.ts'
import { contentCalls } from './content.ts'
import { libraryCalls } from './library.ts'
import { pageCalls } from './pages.ts'
import { parentalCalls } from './parental.ts'
import { passkeyCalls } from './passkeys.ts'
import { planCalls } from './plans.ts'
import { playbackCalls } from './playback.ts'
import { portalCalls } from './portal.ts'
import { screenCalls } from './screen.ts'
import { sessionCalls } from './session.ts'
import { sessionsCalls } from './sessions.ts'

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
