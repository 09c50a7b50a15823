/** A view in memory is shown without waiting for any answer. */
import type { QueryClient } from '@tanstack/react-query'
import { BackendError } from '../../api/backend-error.ts'
import { loadRouteData, hasRouteData } from '../../api/route-data.ts'
import { redirectQuery } from '../../api/redirect-list.ts'
import type { Language } from '../../contract/languages.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { type LanguageLoader, loadForRoute } from '../i18n/load-language.ts'
import { runRule } from '../../domain/addresses/route-rules.ts'
import type { Matched } from '../../domain/addresses/routing.ts'
import { dataSaver } from '../../lib/data-saver.ts'
import { wait } from '../../lib/wait.ts'
import { fetchAhead, isPageReplaced } from '../errors/chunk-reload.ts'
import { notFoundByRule } from '../errors/page-failure.ts'
import type { Outcome } from './navigation.ts'
import { redirectOutcome } from './redirect-outcome.ts'
import type { View } from './view.ts'

interface ViewPreparerOptions {
  client: QueryClient
  tenantDefault: Language
  scopeOf: (view: View) => PublicScope
  loadScreen: (matched: Matched) => Promise<unknown>
  loader: LanguageLoader
  loadErrorPage: () => Promise<unknown>
  rule?: typeof runRule
}
type OnLateOutcome = (outcome: Outcome) => void

interface Preparation {
  view: View
  late: OnLateOutcome
  language: Promise<unknown>
  redirect: Promise<Outcome>
  lookUpTimeout: Promise<unknown>
}

const showOutcome: Outcome = { kind: 'show' }
const bareOutcome: Outcome = { kind: 'show', isBare: true }
/** A page that exists waits at most this long to learn whether it has moved, in ms from the tap on, */
const lookUpTimeoutMs = 250
/** and from its own arrival on: both were requested at once. */
const lookUpDelayMs = 50
const continueWithoutChunk = (problem: unknown): Promise<void> | void =>
  isPageReplaced() ? new Promise(() => {}) : console.warn('a screen did not load', problem)
const isMissing = (error: unknown) => error instanceof BackendError && error.isGone

const routeDataKey = (parts: ViewPreparerOptions, view: View, matched: Matched) => ({
  scope: parts.scopeOf(view),
  matched,
  path: view.path + view.search,
})

/** 'missing' is the backend's definite answer; a lost connection is up to the screen. */
const fetchData = async (
  parts: ViewPreparerOptions,
  view: View,
  matched: Matched,
): Promise<'found' | 'missing' | 'unknown'> => {
  try {
    await loadRouteData(parts.client, routeDataKey(parts, view, matched))
    return 'found'
  } catch (error) {
    return isMissing(error) ? 'missing' : 'unknown'
  }
}

const checkExists = async (parts: ViewPreparerOptions, view: View, matched: Matched): Promise<Outcome> => {
  const { rule = runRule } = parts
  const data = await fetchData(parts, view, matched)
  const verdict = await rule(matched, { structureExists: () => Promise.resolve(data !== 'missing') })
  if (verdict === true && data !== 'missing') return showOutcome
  return {
    kind: 'fail',
    failure: notFoundByRule(view.path, typeof verdict === 'string' ? verdict : undefined),
  }
}

/** NAV-09, with the prefix: a rule may hold for one language. */
const fetchRedirect = async (client: QueryClient, tenant: string, prefixedPath: string, path: string) => {
  try {
    return (await client.fetchQuery(redirectQuery(tenant, prefixedPath))).redirect
  } catch (error) {
    console.warn(`no redirect look-up for ${path}`, error)
    // No page is reloaded for it.
    const rules = import('../late-idle-tasks.ts')
    await fetchAhead([rules])
    return (await rules).findKnownRedirect(client, tenant, [prefixedPath, path])
  }
}

/** Where the look-up fails and this device knows no rule either, the visitor stays. */
const lookUp = async (parts: ViewPreparerOptions, view: View): Promise<Outcome> => {
  const prefixedPath = view.href.split(/[?#]/)[0] ?? view.path
  const { tenant } = parts.scopeOf(view)
  const redirect = await fetchRedirect(parts.client, tenant, prefixedPath, view.path).catch(() => null)
  return redirect ? redirectOutcome(redirect, view, parts.tenantDefault) : showOutcome
}

const prefetch = (parts: ViewPreparerOptions, view: View) => {
  if (!view.matched || dataSaver.isEnabled) return
  void fetchAhead([parts.loadScreen(view.matched), fetchData(parts, view, view.matched)])
}

/** A chunk that fails is up to the page: it renders, fails, and its boundary shows it. */
const loadScreen = (parts: ViewPreparerOptions, matched: Matched): Promise<Outcome> =>
  parts.loadScreen(matched).then(
    () => showOutcome,
    async (problem: unknown) => {
      await continueWithoutChunk(problem)
      return bareOutcome
    },
  )

const decideUnmatched = async ({ view, language, redirect }: Preparation): Promise<Outcome> => {
  await language
  const outcome = await redirect
  return outcome.kind === 'show' && view.failure ? { kind: 'fail', failure: view.failure } : outcome
}

const decideMatched = async (
  parts: ViewPreparerOptions,
  matched: Matched,
  { view, late, language, redirect, lookUpTimeout }: Preparation,
): Promise<Outcome> => {
  const isInMemory = hasRouteData(parts.client, routeDataKey(parts, view, matched))
  const screen = loadScreen(parts, matched)
  const existence = checkExists(parts, view, matched)
  if (isInMemory) {
    void redirect.then(late)
    const [shown] = await Promise.all([screen, language])
    return shown
  }
  const [verdict, shown] = await Promise.all([existence, screen, language])
  const outcome = verdict.kind === 'show' ? shown : verdict
  const timeout = Promise.all([lookUpTimeout, wait(lookUpDelayMs)]).then(() => null)
  const redirected = await (outcome.kind === 'show' ? Promise.race([redirect, timeout]) : redirect)
  if (redirected) return redirected.kind === 'show' ? outcome : redirected
  void redirect.then(late)
  return shown
}

const decide = async (parts: ViewPreparerOptions, view: View, late: OnLateOutcome): Promise<Outcome> => {
  const preparation: Preparation = {
    view,
    late,
    language: loadForRoute(parts.loader, parts.tenantDefault, view.lang),
    redirect: lookUp(parts, view),
    lookUpTimeout: wait(lookUpTimeoutMs),
  }
  return view.matched ? decideMatched(parts, view.matched, preparation) : decideUnmatched(preparation)
}

const ready = async (parts: ViewPreparerOptions, view: View, late: OnLateOutcome): Promise<Outcome> => {
  const outcome = await decide(parts, view, late)
  if (outcome.kind === 'fail') await parts.loadErrorPage().catch(continueWithoutChunk)
  return outcome
}

export const createViewPreparer = (parts: ViewPreparerOptions) => ({
  ready: (view: View, late: OnLateOutcome) => ready(parts, view, late),
  prefetch: (view: View) => prefetch(parts, view),
  lookUp: (view: View) => lookUp(parts, view),
})
