import { structureQuery } from '../../api/content.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { allPersonal } from '../../api/personal.ts'
import { configurationStructure } from '../../contract/freshness.ts'
import { tabKeys } from '../../contract/tab-keys.ts'
import { isOwnBackend } from '../../domain/environment.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { forgetParental, loadParental } from '../../state/parental/parental-actions.ts'
import { loadPreferences, resumePreferences } from '../../state/preferences/load-preferences.ts'
import { followTheme } from '../../state/preferences/preferences.ts'
import { sessionReady } from './session-ready.ts'
import { hasIntention } from '../../state/session/intention.ts'
import { forgetLoginChoice } from '../../state/session/login-choice.ts'
import { startSession } from '../../state/session/start-session.ts'
import { beforeUser, onLogin, onLogout, onUser } from '../../state/session/session-listeners.ts'
import { saveCampaign } from '../../state/subscriptions/save-campaign.ts'
import { readThemeCookie, setAlternateTheme, theme } from '../../state/preferences/theme.ts'
import { listenToKeyboard } from '../../features/player/integrations/keyboard.ts'
import { followNetworkQuality } from '../network/follow-network-quality.ts'
import { watchConnection } from '../network/watch-connection.ts'
import { closeDialogsBy } from '../dialogs/close-dialogs-by.ts'
import { focusClicked } from '../dialogs/focus-clicked.ts'
import { checkStorage } from '../storage/check-storage.ts'
import { watchChunks } from '../errors/chunk-reload.ts'
import { applyLanguage } from '../i18n/apply-language.ts'
import { persistSetData } from '../query-cache/persist-set-data.ts'
import { isInUse } from '../update/in-use.ts'
import { connectCeiling } from './connect-ceiling.ts'
import { connectPersonalData } from './connect-personal-data.ts'
import { connectWorker } from './connect-worker.ts'
import { followConfigurations } from './follow-configurations.ts'
import { runIdleTasks } from './idle-tasks.ts'
import { type PageContext, type PageRouter, scopeOfView } from './start-router.ts'
import { whenIdle } from './when-idle.ts'

/** A failure is logged and ignored: the page works without (ERR-55). */
const loadConfigurations = async ({ client, page }: PageContext, { navigator }: PageRouter, base: string) => {
  try {
    const scope = scopeOfView(page, navigator.view())
    const nodes = await client.fetchQuery(structureQuery(scope, { name: configurationStructure, id: null }))
    followConfigurations({ configurations: nodes, navigator, isOwnBackend: isOwnBackend(base) })
  } catch (error) {
    console.error('error found loading configs', error)
  }
}

const applyStoredTheme = ({ page }: PageContext) => {
  const stored = readThemeCookie(document.cookie)
  const isAlternate = stored ?? 'alternate' in document.documentElement.dataset
  if (isAlternate) theme.alternatTheme = true
  if (stored !== null) setAlternateTheme(page.tenant, isAlternate)
  followTheme(page.tenant)
}

const continueFromTap = async (tenant: string) => {
  if (!hasIntention(tenant)) return
  const { carryOutIntention } = await import('./carry-out-intention.ts')
  await carryOutIntention(tenant)
}

interface SessionSetup {
  base: string
  wordsLoaded: Promise<unknown>
}
const followSession = (
  { page, client }: PageContext,
  { navigator }: PageRouter,
  { base, wordsLoaded }: SessionSetup,
) => {
  const { tenant } = page
  const lang = () => navigator.view().lang
  beforeUser(async ({ userId }) => {
    if (sessionStorage.getItem(tabKeys.draftsOverLogin(tenant.name)) === null) return
    const { restoreDraftsAfterLogin } = await import('../../state/forms/drafts-over-login.ts')
    restoreDraftsAfterLogin(tenant.name, userId)
  })
  onUser(() => resumePreferences(tenant, lang))
  onLogin(() => loadPreferences(tenant, lang))
  // Before anything of the user is read, stored or played.
  beforeUser(loadParental)
  onUser(() => closeDialogsBy('login'))
  onUser(forgetLoginChoice)
  onUser(() => continueFromTap(tenant.name))
  onLogout(forgetParental)
  onLogout(() => sessionStorage.removeItem(tabKeys.upgradeTarget()))
  onLogout(async (user, how) => {
    if (how === 'logout' || !user) return
    const { setDraftsAside } = await import('../../state/forms/drafts-over-login.ts')
    setDraftsAside(tenant.name, user.userId)
  })
  onLogout(() => {
    client.removeQueries(allPersonal)
  })
  void startSession({
    tenant,
    lang,
    backendUrl: base,
    wordsLoaded,
    restoreOwn: async (user) => {
      const { restoreLikedIds } = await import('../query-cache/restore-liked-ids.ts')
      await restoreLikedIds(client, { tenant: tenant.name, user })
    },
    onLoginFailed: (error) => {
      console.warn('the login could not be completed', error)
      void openDialog('loginOptions', { failed: wordsOfError(error, 'login.failed') }, { isUnasked: true })
    },
  })
  sessionReady.settle()
}

/** The first path is looked up too, once it is shown (NAV-09). */
const lookUpInitialRedirect = async ({ navigator, getViewPreparer: getReady }: PageRouter) => {
  const first = navigator.view()
  const outcome = await (await getReady()).lookUp(first)
  if (navigator.view() !== first) return
  if (outcome.kind === 'leave') location.replace(outcome.url)
  if (outcome.kind === 'go') navigator.replaceAddress(outcome.href)
}

export const connectPage = async (parts: PageContext, router: PageRouter, base: string) => {
  focusClicked()
  await checkStorage()
  const { client, page, loader, translator } = parts
  saveCampaign()
  watchChunks(isInUse)
  persistSetData(client)
  // The document has the words of its markup; a tap may need any other.
  const wordsLoaded = loader.load(router.navigator.view().lang).finally(translator.complete)
  applyLanguage(router.navigator.view().lang)
  applyStoredTheme(parts)
  listenToKeyboard(page.tenant.name)
  connectCeiling(client, page.tenant.name)
  followSession(parts, router, { base, wordsLoaded })
  watchConnection(client)
  followNetworkQuality(page.tenant.name)
  connectPersonalData(client, page.tenant, () => scopeOfView(page, router.navigator.view()))
  void loadConfigurations(parts, router, base)
  void lookUpInitialRedirect(router)
  connectWorker(parts, router)
  whenIdle(() => runIdleTasks(parts, router))
}
