/**
 * The end of a session leaves on this device: reports of seconds heard, which name no user, and how often the
 * portal was opened. Everything else of the tenant is deleted, also public answers: they tell what was looked
 * at. Where the session was lost, data that is only here (unsent writes, downloads, the queue) stays under
 * the user's name, until they are back or another user comes. Every step runs, even if one before it fails.
 */
import { cacheNames, databases, localKeys, tabKeys } from '../../contract/storage-names.ts'
import { deviceAliases, otherDeviceAccounts } from '../../state/storage/device-accounts.ts'
import { guestKey } from '../../state/session/session.ts'
import type { Ending } from '../../state/session/session-listeners.ts'
import { clearDatabases } from './clear-databases.ts'
import { clearDocuments } from './clear-documents.ts'

export interface Wipe {
  tenant: string
  host: string
  forget: () => Promise<void>
}

const namesOf = (name: string) => name.split(':')
const firstWords = (...names: string[]) => names.flatMap((name) => namesOf(name).slice(0, 1))
/** How the session ended is needed until the end; a session record belongs to whoever logged in since. */
const preservedNames = firstWords(
  databases.listeningReports(''),
  localKeys.sessionEnding(''),
  localKeys.session(''),
)
const preservedKeys = namesOf(localKeys.visits('')).slice(-1)
/** Names that the specification spells out, without tenant or user. */
const specifiedKeys = [localKeys.legacyPlayToggle(), localKeys.recentSearches()]

/** What was typed names its user in its value. */
const preservedAfterLoss = firstWords(tabKeys.draftsOverLogin(''))

type IsGone = (name: string) => boolean

/** What a lost session leaves for its user: unsent writes, downloads with their key and clock, the queues. */
const recoverableNames = firstWords(
  localKeys.alias('', ''),
  databases.offlineWrites(''),
  localKeys.writeAhead(''),
  databases.downloads(''),
  databases.downloadedBytes(''),
  databases.downloadKeys(''),
  localKeys.latestTime(''),
  localKeys.clockFault(''),
  databases.queue(''),
  databases.pastQueues(''),
  localKeys.lastPosition(''),
)
const isRecoverableFor = (owners: readonly string[], tenant: string, name: string) => {
  const [firstWord = '', tenantName, owner = ''] = namesOf(name)
  return tenantName === tenant && recoverableNames.includes(firstWord) && owners.includes(owner)
}
const wipedAfter = (ending: Ending, tenant: string): IsGone => {
  const owners = [...deviceAliases(tenant)].filter(([user]) => user !== guestKey).flat()
  return (name) => {
    const names = namesOf(name)
    if (ending === 'lost' && preservedAfterLoss.includes(names[0] ?? '')) return false
    if (
      !names.includes(tenant) ||
      preservedNames.includes(names[0] ?? '') ||
      preservedKeys.includes(names.at(-1) ?? '')
    )
      return false
    return ending === 'logout' || !isRecoverableFor(owners, tenant, name)
  }
}

const clearKeys = (storage: Storage, shouldDelete: IsGone) => {
  for (const key of Object.keys(storage).filter(shouldDelete)) storage.removeItem(key)
}

const clearCaches = async (wipe: Wipe) => {
  await wipe.forget()
  await clearDocuments(wipe.host)
  await caches.delete(cacheNames(wipe.host, '').pictures)
}

const runAllSteps = async (steps: (() => void | Promise<void>)[]) => {
  const results = await Promise.allSettled(steps.map(async (step) => step()))
  for (const result of results)
    if (result.status === 'rejected') console.error('a step of the wipe failed', result.reason)
}

export const wipeTenant = (wipe: Wipe, ending: Ending) => {
  const { tenant } = wipe
  const shouldDelete = wipedAfter(ending, tenant)
  const isGoneKey: IsGone = (key) => specifiedKeys.includes(key) || shouldDelete(key)
  return runAllSteps([
    () => clearDatabases(() => wipedAfter(ending, tenant)),
    () => clearKeys(localStorage, isGoneKey),
    () => clearKeys(sessionStorage, isGoneKey),
    () => clearCaches(wipe),
  ])
}

const aliasPattern = /^[\da-f-]{36}$/
/** Under a name that is neither this user's nor a guest's; also under one that no note knows any more. */
const ofOtherAccounts = (user: string, tenant: string): IsGone => {
  const knownAliases = deviceAliases(tenant)
  return (name) => {
    const [, tenantName, owner = ''] = namesOf(name)
    return (
      tenantName === tenant &&
      aliasPattern.test(owner) &&
      owner !== knownAliases.get(user) &&
      owner !== knownAliases.get(guestKey)
    )
  }
}
/** The notes go last: where a step was cut short, the next page starts over. */
export const clearOtherAccounts = async (tenant: string, user: string) => {
  clearKeys(localStorage, ofOtherAccounts(user, tenant))
  await clearDatabases(() => ofOtherAccounts(user, tenant))
  for (const account of otherDeviceAccounts(tenant, user))
    localStorage.removeItem(localKeys.alias(tenant, account))
}
