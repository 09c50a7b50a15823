/// <reference types="vite/client" />
import { createHash } from 'node:crypto'
import text from './passkey-script.js?raw'

const path = '/oidc/script/passkey.js'
const bytes = Buffer.from(text)

/** A changed script has another address, so it may be cached for long. */
export const passkeyScriptAddress = `${path}?${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`

/** The bytes behind the address, or null for any other path. */
export const passkeyScriptAt = (address: string): Buffer | null =>
  address.split('?')[0] === path ? bytes : null
