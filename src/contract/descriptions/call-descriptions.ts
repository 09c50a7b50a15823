import type { CallDescriptions } from './description.ts'
import { contentCalls } from './content.ts'
import { libraryCalls } from './library.ts'
import { pageCalls } from './pages.ts'
import { passkeyCalls } from './passkeys.ts'
import { planCalls } from './plans.ts'
import { playbackCalls } from './playback.ts'
import { portalCalls } from './portal.ts'
import { screenCalls } from './screen.ts'
import { sessionCalls } from './session.ts'

export const callDescriptions: CallDescriptions = {
  ...portalCalls,
  ...sessionCalls,
  ...passkeyCalls,
  ...pageCalls,
  ...contentCalls,
  ...screenCalls,
  ...playbackCalls,
  ...libraryCalls,
  ...planCalls,
}
