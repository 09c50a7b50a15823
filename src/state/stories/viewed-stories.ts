/** Which stories were viewed on this device; a logout deletes it, as the name contains the tenant. */
import { proxy } from 'valtio'
import { safeParse } from 'valibot'
import { localKeys } from '../../contract/storage-names.ts'
import { ViewedStories } from '../../contract/story-records.ts'
import { type Story, type StoryPosition, withSlide } from '../../domain/stories.ts'
import { onLogout } from '../session/session-listeners.ts'

export const viewedStories = proxy<{ byId: ViewedStories }>({ byId: {} })

onLogout(() => {
  viewedStories.byId = {}
})

/** The user may have edited the storage; an unreadable value is ignored. */
export const restoreViewedStories = (tenant: string) => {
  try {
    const stored = safeParse(
      ViewedStories,
      JSON.parse(localStorage.getItem(localKeys.viewedStories(tenant)) ?? '{}'),
    )
    viewedStories.byId = stored.success ? stored.output : {}
  } catch (problem) {
    console.info('the viewed stories could not be read', problem)
  }
}

export const saveViewedSlide = (tenant: string, stories: readonly Story[], position: StoryPosition) => {
  viewedStories.byId = withSlide(viewedStories.byId, stories, position)
  try {
    localStorage.setItem(localKeys.viewedStories(tenant), JSON.stringify(viewedStories.byId))
  } catch (problem) {
    console.info('viewed stories are stored for this page only', problem)
  }
}
