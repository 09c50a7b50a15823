/**
 * Makes a view ready to be shown: its chunk, its data, its words; whether it exists; whether it moved elsewhere.
 * What is in memory is shown without waiting for any answer.
 */
import type { QueryClient } from '@tanstack/react-query'
import { BackendError } from '../../api/backend-error.ts'
import { loadRouteData, hasRouteData } from '../../api/route-data.ts'
import { redirectQuery } from '../../api/redirects.ts'
import type { Language } from '../../contract/languages.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { type LanguageLoader, loadForRoute } from '../i18n/load-language.ts'
import { runRule } from '../../domain/addresses/route-rules.ts'
import type { Matched } from '../../domain/addresses/routing.ts'
import { dataSaver } from '../../lib/data-saver.ts'
import { wait } from '../../lib/wait.ts'
import { fetchAhead, isPageReplaced } from '../errors/chunk-reload.ts'
import { notFoundByRule } from '../errors/page-failure.ts'
import type { Outcome } from './browser-navigator.ts'
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

const showOutcome: Outcome = { kind: 'show' }
/** A page that is there waits no longer than this to learn whether it has moved, in ms from the tap on, */
const lookUpTimeoutMs = 250
/** and from its own coming on: both were asked at once. */
const lookUpDelayMs = 50
/** A chunk did not come. While the page is left nothing more happens on it; else it goes on without. */
const continueWithoutChunk = (problem: unknown): Promise<void> | void =>
  isPageReplaced() ? new Promise(() => {}) : console.warn('a screen did not load', problem)
const isMissing = (error: unknown) => error instanceof BackendError && error.isGone

export const createViewPreparer = (parts: ViewPreparerOptions) => {
  const { client, scopeOf, tenantDefault, rule = runRule } = parts
  const wantedOf = (view: View, matched: Matched) => ({
    scope: scopeOf(view),
    matched,
    path: view.path + view.search,
  })

  /** 'missing' is the backend's definite word; a lost line is the screen's to show. */
  const fetchData = async (view: View, matched: Matched): Promise<'here' | 'missing' | 'unknown'> => {
    try {
      await loadRouteData(client, wantedOf(view, matched))
      return 'here'
    } catch (error) {
      return isMissing(error) ? 'missing' : 'unknown'
    }
  }

  const judge = async (view: View, matched: Matched): Promise<Outcome> => {
    const data = await fetchData(view, matched)
    const verdict = await rule(matched, { structureExists: () => Promise.resolve(data !== 'missing') })
    if (verdict === true && data !== 'missing') return showOutcome
    return {
      kind: 'fail',
      failure: notFoundByRule(view.path, typeof verdict === 'string' ? verdict : undefined),
    }
  }

  /** NAV-09, with the prefix: a rule may hold for one language. */
  const askMove = async (tenant: string, asked: string, path: string) => {
    try {
      return (await client.fetchQuery(redirectQuery(tenant, asked))).redirect
    } catch (error) {
      console.warn(`no redirect look-up for ${path}`, error)
      // No page is worth a reload for it.
      const rules = import('../boot/late-idle-tasks.ts')
      await fetchAhead([rules])
      return (await rules).findKnownRedirect(client, tenant, [asked, path])
    }
  }
  /** A look-up that fails, where this device knows no rule either, leaves the visitor where he is. */
  const lookUp = async (view: View): Promise<Outcome> => {
    const asked = view.href.split(/[?#]/)[0] ?? view.path
    const redirect = await askMove(scopeOf(view).tenant, asked, view.path).catch(() => null)
    return redirect ? redirectOutcome(redirect, view, tenantDefault) : showOutcome
  }

  const prefetch = (view: View) => {
    if (!view.matched || dataSaver.isEnabled) return
    // What fails here is tried again by the tap itself, which also says what went wrong.
    void fetchAhead([parts.loadScreen(view.matched), fetchData(view, view.matched)])
  }

  const decide = async (view: View, late: OnLateOutcome): Promise<Outcome> => {
    const words = loadForRoute(parts.loader, tenantDefault, view.lang)
    const moved = lookUp(view)
    const patience = wait(lookUpTimeoutMs)
    if (!view.matched) {
      await words
      const outcome = await moved
      return outcome.kind === 'show' && view.failure ? { kind: 'fail', failure: view.failure } : outcome
    }
    const isHere = hasRouteData(client, wantedOf(view, view.matched))
    // A chunk that does not come is the page's own to tell: it is drawn, fails, and its boundary says so.
    let here = showOutcome
    const screen = parts.loadScreen(view.matched).catch((problem: unknown) => {
      here = { kind: 'show', isBare: true }
      return continueWithoutChunk(problem)
    })
    const judged = judge(view, view.matched)
    if (isHere) {
      void moved.then(late)
      await Promise.all([screen, words])
      return here
    }
    const [verdict] = await Promise.all([judged, screen, words])
    const outcome = verdict.kind === 'show' ? here : verdict
    const soon = Promise.all([patience, wait(lookUpDelayMs)]).then(() => null)
    const elsewhere = await (outcome.kind === 'show' ? Promise.race([moved, soon]) : moved)
    if (elsewhere) return elsewhere.kind === 'show' ? outcome : elsewhere
    void moved.then(late)
    return here
  }
  const ready = async (view: View, late: OnLateOutcome): Promise<Outcome> => {
    const outcome = await decide(view, late)
    if (outcome.kind === 'fail') await parts.loadErrorPage().catch(continueWithoutChunk)
    return outcome
  }
  return { ready, prefetch, lookUp }
}
