/**
 * Drafts outlive the way to another provider and back, and a session that was lost: in this tab only, for half an hour, and for the same user. No
 * form with a password has a draft.
 */
import * as v from 'valibot'
import { tabKeys } from '../../contract/tab-keys.ts'
import { dropAllDrafts, readAllDrafts, writeDraft } from './drafts.ts'

const maxAgeMs = 30 * 60_000

const SavedDrafts = v.object({
  user: v.string(),
  at: v.number(),
  drafts: v.record(v.string(), v.record(v.string(), v.unknown())),
})

export const saveDraftsOverLogin = (tenant: string, user: string, now = Date.now()) => {
  const drafts = readAllDrafts()
  if (Object.keys(drafts).length === 0) return
  sessionStorage.setItem(tabKeys.draftsOverLogin(tenant), JSON.stringify({ user, at: now, drafts }))
}

/** The session was lost: this page shows them to nobody else. */
export const setDraftsAside = (tenant: string, user: string, now = Date.now()) => {
  saveDraftsOverLogin(tenant, user, now)
  dropAllDrafts()
}

const takeSaved = (tenant: string): unknown => {
  const saved = sessionStorage.getItem(tabKeys.draftsOverLogin(tenant))
  sessionStorage.removeItem(tabKeys.draftsOverLogin(tenant))
  try {
    return saved === null ? null : JSON.parse(saved)
  } catch {
    return null
  }
}

/** The next login removes them; only their own user gets them back in the forms. */
export const restoreDraftsAfterLogin = (tenant: string, user: string, now = Date.now()) => {
  const parsed = v.safeParse(SavedDrafts, takeSaved(tenant))
  if (!parsed.success || parsed.output.user !== user || now - parsed.output.at > maxAgeMs) return
  for (const [name, values] of Object.entries(parsed.output.drafts)) writeDraft(name, values)
}
