/** The browser's own prompt, a guide where it has a menu but no prompt, else nothing. SHELL-38 */
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
  /** False where the tenant configures no such popup. */
  isWanted: boolean
}
export const install = proxy<Install>({ variant: 'none', prompt: null, isOffered: false, isWanted: true })

export const mayShowOffer = ({ variant, isOffered, isWanted }: Omit<Install, 'prompt'>): boolean =>
  isOffered && isWanted && variant !== 'none'

/** Called first of all: on a later visit the browser offers its prompt before the page is hydrated, and only once. */
export const captureInstallPrompt = () =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    install.prompt = ref(event as InstallPromptEvent)
    install.variant = 'native'
  })
