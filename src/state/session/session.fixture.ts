/** The base of a session test: a person, tokens, a cookie jar and a disk of its own. */
import { createStorage } from '../../lib/storage.fixture.ts'
import type { Profile, Token } from '../../contract/session.ts'

export const lina: Profile = {
  roles: ['user', 'client'],
  UUID: 'uuid-1',
  userId: 'usr_1',
  name: 'Lina',
  lastName: 'Haddad',
  email: 'lina@example.org',
  userInformation: {},
}
export const epoch = 1_800_000_000
export const token = (n: number): Token => ({
  access_token: `access-${n}`,
  refresh_token: `handle-${n}`,
  expires: epoch + 600 * n,
})

/** A cookie jar as `document.cookie` is one: written one at a time, read without attributes. */
export const createJar = () => {
  const stored = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...stored].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = '', ...rest] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (rest.includes('max-age=0')) stored.delete(name)
      else stored.set(name, value)
    },
  }
}
export const createDisk = () => {
  const stored = new Map<string, string>()
  return Object.assign(createStorage(stored), { names: () => [...stored.keys()] })
}
