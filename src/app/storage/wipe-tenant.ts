/**
 * What the end of a session leaves on this device: reports of seconds heard, which name no user, and how often the portal
 * was opened. Everything else of the tenant goes, also what was public: it tells what somebody looked at. Where the
 * session was lost, what is only here (unsent writes, kept sound, the queue) lies on under the person's name, until they
 * are back or somebody else comes. Every step runs, even if one before it fails.
 */
import { isRendered } from '../../contract/documents.ts'
import { cacheNames } from '../../contract/worker.ts'
import { aliasNote } from '../../state/storage/disk-name.ts'
import { aliasesHere, strangersHere } from '../../state/storage/device-accounts.ts'
import { guestKey } from '../../state/session/session.ts'
import type { Ending } from '../../state/session/session-listeners.ts'
import { clearDatabases } from './clear-databases.ts'

export interface Wipe {
  tenant: string
  host: string
  /** Lets the worker forget documents and pictures. */
  forget: () => Promise<void>
}

const namesOf = (name: string) => name.split(':')
/** How the session ended is read until all is gone; a record of a session is that of whoever came since. */
const kept = ['reports', 'ending', 'session']
const keptKeys = ['visits']
/** Names that the specification spells out, without tenant or user. */
const specifiedKeys = ['currentTrackTime', 'recentSearch']

type IsGone = (name: string) => boolean

/** What somebody lost with their session if it went: unsent writes, kept sound with its key and clock, the queues. */
const waiting = [
  'alias',
  'outbox',
  'taps',
  'kept',
  'kept-bytes',
  'kept-key',
  'clock',
  'clock-fault',
  'player',
  'queues',
  'place',
]
const waitsFor = (people: readonly string[], tenant: string, name: string) => {
  const [what = '', of, whose = ''] = namesOf(name)
  return of === tenant && waiting.includes(what) && people.includes(whose)
}
const goneAfter = (how: Ending, tenant: string): IsGone => {
  const people = [...aliasesHere(tenant)].filter(([user]) => user !== guestKey).flat()
  return (name) => {
    const names = namesOf(name)
    if (!names.includes(tenant) || kept.includes(names[0] ?? '') || keptKeys.includes(names.at(-1) ?? ''))
      return false
    return how === 'logout' || !waitsFor(people, tenant, name)
  }
}

const clearKeys = (storage: Storage, isGone: IsGone) => {
  for (const key of Object.keys(storage).filter(isGone)) storage.removeItem(key)
}

/** Also by the page itself: a session may be found ended before any worker is reached. */
const clearDocuments = async ({ host }: Wipe) => {
  const { pages } = cacheNames(host, '')
  for (const name of (await caches.keys()).filter((one) => one.startsWith(pages))) {
    const documents = await caches.open(name)
    const own = (await documents.keys()).filter(isRendered)
    await Promise.all(own.map((request) => documents.delete(request)))
  }
}
const clearCaches = async (wipe: Wipe) => {
  await wipe.forget()
  await clearDocuments(wipe)
  await caches.delete(cacheNames(wipe.host, '').pictures)
}

const inAnyCase = async (steps: (() => void | Promise<void>)[]) => {
  const results = await Promise.allSettled(steps.map(async (step) => step()))
  for (const result of results)
    if (result.status === 'rejected') console.error('a step of the wipe failed', result.reason)
}

export const wipeTenant = (wipe: Wipe, how: Ending) => {
  const { tenant } = wipe
  const isGone = goneAfter(how, tenant)
  const isGoneKey: IsGone = (key) => specifiedKeys.includes(key) || isGone(key)
  return inAnyCase([
    () => clearDatabases(() => goneAfter(how, tenant)),
    () => clearKeys(localStorage, isGoneKey),
    () => clearKeys(sessionStorage, isGoneKey),
    () => clearCaches(wipe),
  ])
}

const alias = /^[\da-f-]{36}$/
/** Under a name that is neither this person's nor a guest's; also under one that nobody knows any more. */
const strangeTo = (user: string, tenant: string): IsGone => {
  const known = aliasesHere(tenant)
  return (name) => {
    const [, of, whose = ''] = namesOf(name)
    return of === tenant && alias.test(whose) && whose !== known.get(user) && whose !== known.get(guestKey)
  }
}
/** The notes go last: where a step was cut short, the next arrival begins anew. */
export const clearStrangers = async (tenant: string, user: string) => {
  clearKeys(localStorage, strangeTo(user, tenant))
  await clearDatabases(() => strangeTo(user, tenant))
  for (const stranger of strangersHere(tenant, user)) localStorage.removeItem(aliasNote(tenant, stranger))
}
