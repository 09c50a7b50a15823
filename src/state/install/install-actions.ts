import { localKeys } from '../../contract/storage-names.ts'
import { installVariantOf } from '../../domain/install.ts'
import { install } from './install.ts'

const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

const updateInstallVariant = () => {
  install.variant = installVariantOf({
    isStandalone: isStandalone(),
    hasPrompt: install.prompt !== null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })
}

const dismissed = 'dismissed'

const dismissedMs = 24 * 60 * 60_000
const readVisits = (stored: string | null) => {
  const [count, seenAt] = (stored ?? '').split('@').map(Number)
  return { count: count || 0, seenAt: seenAt || 0 }
}

/** Counts visits until the card was closed; a browser without storage never shows it. */
const countVisit = (tenant: string) => {
  try {
    const before = localStorage.getItem(localKeys.visits(tenant))
    if (before === dismissed) return
    const { count, seenAt } = readVisits(before)
    localStorage.setItem(localKeys.visits(tenant), `${count + 1}@${seenAt}`)
    install.isOffered = count > 0 && Math.abs(Date.now() - seenAt) > dismissedMs
  } catch (problem) {
    console.info('visits were not counted', problem)
  }
}

export const saveCardSeen = (tenant: string) => {
  try {
    const { count } = readVisits(localStorage.getItem(localKeys.visits(tenant)))
    localStorage.setItem(localKeys.visits(tenant), `${count}@${Date.now()}`)
  } catch (problem) {
    console.info('the tapped card was not stored', problem)
  }
}

export const dismissInstall = (tenant: string) => {
  install.isOffered = false
  try {
    localStorage.setItem(localKeys.visits(tenant), dismissed)
  } catch (problem) {
    console.info('the closed card was not stored', problem)
  }
}

export const watchInstall = (tenant: string) => {
  countVisit(tenant)
  addEventListener('appinstalled', () => {
    install.prompt = null
    install.variant = 'none'
  })
  updateInstallVariant()
}

export const askToInstall = async (): Promise<boolean> => {
  const { prompt } = install
  if (!prompt) return false
  install.prompt = null
  try {
    await prompt.prompt()
    const { outcome } = await prompt.userChoice
    return outcome === 'accepted'
  } catch (problem) {
    console.info('the browser showed no install prompt', problem)
    return false
  } finally {
    // Without a prompt the card has nothing to open any more.
    updateInstallVariant()
  }
}
