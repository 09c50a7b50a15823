/**
 * Installing the portal as an app (SHELL-38): the browser's own prompt, a short guide where the browser has a
 * menu but no prompt, and nothing where it is installed already or cannot be. `install-actions.ts` changes
 * this state.
 */
import { proxy, ref } from 'valtio'
import type { InstallVariant } from '../../domain/install.ts'

/** Not yet in TypeScript's DOM library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Install {
  variant: InstallVariant
  prompt: InstallPromptEvent | null
  isOffered: boolean
}
export const install = proxy<Install>({ variant: 'none', prompt: null, isOffered: false })

/** Called first of all: on a later visit the browser offers its prompt before the page is hydrated, and only once. */
export const captureInstallPrompt = () =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    install.prompt = ref(event as InstallPromptEvent)
    install.variant = 'native'
  })
